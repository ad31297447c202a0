import type { NoticeTone, Notices } from '@mosaico/shared/contract';
import { readJson, type TextStorage } from '@mosaico/shared/storage';

const KEY = 'flash';

interface FlashNotice {
  readonly tone: NoticeTone;
  readonly text: string;
}

/** Notices that outlive this page: shown once when the player is back in this tab (A8). */
export interface Flash {
  keep(notices: readonly FlashNotice[]): void;
  /** Shows what was kept, and forgets it. */
  show(): void;
}

export function createFlash(storage: TextStorage, notices: Pick<Notices, 'toast'>): Flash {
  return {
    keep(kept) {
      if (kept.length > 0)
        storage.setItem(KEY, JSON.stringify(kept.map(({ tone, text }) => ({ tone, text }))));
    },
    show() {
      const kept = readJson(storage, KEY);
      storage.removeItem(KEY);
      if (Array.isArray(kept))
        for (const notice of kept.filter(isNotice)) notices.toast(notice.tone, notice.text);
    },
  };
}

function isNotice(value: unknown): value is FlashNotice {
  if (typeof value !== 'object' || value === null) return false;
  const { tone, text } = value as Partial<FlashNotice>;
  return (tone === 'success' || tone === 'error' || tone === 'info') && typeof text === 'string';
}
