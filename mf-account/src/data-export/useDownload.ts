import { useApiMutation, usePlatform } from '@mosaico/shared/area';
import { saveFile } from '@mosaico/shared/files';

/** Fetches the copy piece by piece with one ticket, and saves it as one file. @throws ApiError the refusal of a piece */
export function useDownload(): (ticket: string) => Promise<void> {
  const { busy } = usePlatform();
  const { mutateAsync } = useApiMutation('POST /api/me/export/download');
  return async (ticket) => {
    const release = busy.hold('data-download');
    try {
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      let name = '';
      for (let part = 1, parts = 1; part <= parts; part += 1) {
        const { data } = await mutateAsync({ body: { ticket, part } });
        ({ parts, name } = data);
        pieces.push(Uint8Array.from(atob(data.data), (letter) => letter.charCodeAt(0)));
      }
      saveFile(new Blob(pieces, { type: 'application/zip' }), name);
    } finally {
      release();
    }
  };
}
