/** How long the browser may take to read what it saves. */
const KEPT_MS = 60_000;

/** Hands a picture to the device's own sharing; where there is none for files, it is saved instead. A closed sharing sheet is no failure. */
export async function shareFile(content: Blob, name: string, text: string): Promise<void> {
  const share = { files: [new File([content], name, { type: content.type })], text };
  if (!navigator.canShare?.(share)) return saveFile(content, name);
  await navigator.share(share).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}

/** Saves a file as the browser does with downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
