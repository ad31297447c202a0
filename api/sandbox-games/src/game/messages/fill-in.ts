/** What a text leaves open, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Puts the values where the text says `{{name}}`. */
export function fillIn(text: string, values: Values = {}): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
