import { setText } from '@mosaico/shared/contract';
import { previewOfToken } from '../../registry/preview-token.ts';
import type { Environment } from '../../registry/environments.ts';
import type { Preview } from '../../registry/preview.ts';
import type { Composition } from '../composition.ts';
import type { CompositionReader } from '../composition-reader.ts';
import type { Visitor } from '../visitor.ts';

/** The preview that a browser is in. */
export interface ShownPreview extends Preview {
  readonly id: string;
  /** What is live, with the previewed version in it if the registry has that. */
  readonly composition: Composition;
}

/** The set of releases that a page view had, in one line. What came from the visitor's own machine has no version. */
export function setSeen({ map }: Composition, preview: ShownPreview | null): string {
  if (preview?.local === undefined) return setText(map);
  const { area, version } = preview;
  return setText({ ...map, areas: [...map.areas.filter((one) => one.area !== area), { area, version }] });
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
      const { area, version, local } = found.preview;
      // What is on the visitor's own machine only their browser can read: the page takes it in.
      const previewed =
        local === undefined ? await composition.with(area, version) : await composition.current();
      return previewed && { id: found.id, ...found.preview, composition: previewed };
    },
  };
}
