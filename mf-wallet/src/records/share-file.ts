import { download } from './download.ts';

/** Hands a file to the device's own sharing; where there is none for files, it is saved instead. A closed sharing sheet is no failure. */
export async function shareFile(content: Blob, name: string, title: string): Promise<void> {
  const file = new File([content], name, { type: content.type });
  const share = { files: [file], title };
  if (!navigator.canShare?.(share)) return download(content, name);
  await navigator.share(share).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
