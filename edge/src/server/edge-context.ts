import type { OpenStreams } from '@mosaico/shared/server';
import type { EdgeConfig } from '../config.ts';
import type { DevOverrides } from './dev-overrides.ts';
import type { CompositionReader } from './composition-reader.ts';
import type { PreparedPages } from './prepared-page/prepared-pages.ts';
import type { FirstScreens } from './screens/first-screens.ts';
import type { Evidence } from './loop/evidence.ts';
import type { Loop } from './loop/loop.ts';
import type { EdgePreviews } from './preview/previews.ts';
import type { PreviewScreens } from './preview/preview-screens.ts';
import type { StoredFiles } from './stored-files.ts';
import type { SiteFactsReader } from './site-facts.ts';
import type { AreaCounters } from './area-counters.ts';

/** What the routes of one edge process work with. */
export interface EdgeContext {
  readonly config: EdgeConfig;
  /** What is live, as the registry has it now. */
  readonly composition: CompositionReader;
  /** What the tenants look like. */
  readonly facts: SiteFactsReader;
  readonly files: StoredFiles;
  /** Null: first screens are switched off, or this Node cannot restrict what draws them. */
  readonly firstScreens: FirstScreens | null;
  readonly pages: PreparedPages;
  readonly previews: EdgePreviews;
  readonly previewScreens: PreviewScreens;
  readonly counters: AreaCounters;
  /** Null: the registry can only be read, and no page view is signed. */
  readonly loop: Loop | null;
  /** Null for the same reason. */
  readonly evidence: Evidence | null;
  readonly overrides: DevOverrides;
  /** Streams of events that browsers follow. */
  readonly streams: OpenStreams;
  /** Folder of assets while the live shell brings none; null when there is none either. */
  readonly assetsFolder: string | null;
  /** Paths inside it. */
  readonly listAssets: readonly string[];
}
