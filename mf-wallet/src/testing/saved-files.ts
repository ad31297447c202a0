/** What the screen saves from now on, instead of the browser's own dialog. */
export function savedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  URL.createObjectURL = (content) => `blob:${saved.push(content as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return saved;
}

/** The Blob of the tests' browser does not tell its text itself. */
export function textOf(content: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(content ?? new Blob());
  });
}
