/**
 * A part of the shell on the edge: it has what is known while drawing, and everything else throws when it is used, saying what was.
 *
 * @param name as it is found on the shell, e.g. `platform.session`
 */
export function browserOnly<Part extends object>(name: string, known?: NoInfer<Partial<Part>>): Part {
  return new Proxy((known ?? {}) as Part, {
    get: (part, key) => (key in part ? Reflect.get(part, key) : notWhileDrawing(`${name}.${String(key)}`)),
  });
}

/** @param name of what only a browser can do */
export function notWhileDrawing(name: string): () => never {
  return () => {
    throw new Error(`${name} was used while drawing: use it in an effect or when something is pressed`);
  };
}
