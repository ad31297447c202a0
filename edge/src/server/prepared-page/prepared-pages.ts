import { randomBytes } from 'node:crypto';
import { preparePage, type PreparedPage } from './prepared-page.ts';

/** Pages that are made once: for what is drawn in them, and the set of releases that they name. */
export interface PreparedPages {
  /** @param write writes the page with this text as its nonce */
  of(drawn: object, composition: object, write: (nonce: string) => Promise<string>): Promise<PreparedPage>;
}

interface Kept {
  readonly composition: object;
  readonly page: Promise<PreparedPage>;
}

/** They are forgotten with what is drawn in them. */
export function preparedPages(): PreparedPages {
  const pages = new WeakMap<object, Kept>();
  // A text that no release and no answer can hold, because it is made anew by each process.
  const marker = randomBytes(16).toString('base64');
  return {
    of(drawn, composition, write) {
      const known = pages.get(drawn);
      if (known?.composition === composition) return known.page;
      const page = write(marker).then((html) => preparePage(html, marker));
      pages.set(drawn, { composition, page });
      page.catch(() => pages.delete(drawn));
      return page;
    },
  };
}
