import { saveFile } from './save-file.ts';

/**
 * Hands a file to the device's own sharing; where there is none for files, it is saved instead. A closed sharing sheet is no failure.
 *
 * @param words what goes along with it, where the device takes that
 */
export async function shareFile(
  content: Blob,
  name: string,
  words: Pick<ShareData, 'title' | 'text'>,
): Promise<void> {
  const share = { files: [new File([content], name, { type: content.type })], ...words };
  if (!navigator.canShare?.(share)) return saveFile(content, name);
  await navigator.share(share).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
