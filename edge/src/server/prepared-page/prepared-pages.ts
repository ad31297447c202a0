import { randomBytes } from 'node:crypto';
import { preparePage, type PreparedPage } from './prepared-page.ts';
import { NONCE_BYTES } from './template.ts';

/** Pages that are made once: for what is drawn in them, and the set of releases that they name. */
export interface PreparedPages {
  /** @param write writes the page with this text as its nonce */
  of(drawn: object, composition: object, write: (nonce: string) => Promise<string>): Promise<PreparedPage>;
}

/** They are forgotten with what is drawn in them, and with the set: visitors of several canaries share what is drawn alike for them. */
export function preparedPages(): PreparedPages {
  const pages = new WeakMap<object, WeakMap<object, Promise<PreparedPage>>>();
  // A text that no release and no answer can hold, because it is made anew by each process.
  const marker = randomBytes(NONCE_BYTES).toString('base64');
  return {
    of(drawn, composition, write) {
      const ofDrawn = pages.get(drawn) ?? new WeakMap<object, Promise<PreparedPage>>();
      const known = ofDrawn.get(composition);
      if (known) return known;
      const page = write(marker).then((html) => preparePage(html, marker));
      pages.set(drawn, ofDrawn.set(composition, page));
      page.catch(() => ofDrawn.delete(composition));
      return page;
    },
  };
}
