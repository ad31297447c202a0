import { previewOfToken } from '../../registry/preview-token.ts';
import type { Environment } from '../../registry/environments.ts';
import type { Preview } from '../../registry/preview.ts';
import type { Composition } from '../composition.ts';
import type { CompositionReader } from '../composition-reader.ts';
import type { Visitor } from '../visitor.ts';

/** The preview that a browser is in. */
export interface ShownPreview extends Preview {
  readonly id: string;
  /** What is live, with the previewed version in it. */
  readonly composition: Composition;
}

/** Knows which preview a visitor is in. */
export interface EdgePreviews {
  /**
   * Null without a token, and for one that is forged, ended, expired, of another site or environment, or whose version was revoked or does not fit
   * into what is live by now: then the visitor has the live site. Without a token nothing is asked.
   */
  of(visitor: Pick<Visitor, 'preview' | 'host'>): Promise<ShownPreview | null>;
}

interface Parts {
  readonly composition: CompositionReader;
  readonly environment: Environment;
  /** Null: this edge cannot tell true tokens from forged ones, and shows no preview. */
  readonly key: Buffer | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function openPreviews({ composition, environment, key, now }: Parts): EdgePreviews {
  return {
    async of({ preview: token, host }) {
      if (token === '' || !key) return null;
      await composition.current();
      const found = previewOfToken(key, token, composition.previews(), now());
      if (!found || found.preview.site !== host || found.preview.environment !== environment) return null;
      const { area, version } = found.preview;
      const previewed = await composition.with(area, version);
      return previewed && { id: found.id, ...found.preview, composition: previewed };
    },
  };
}
