/* oxlint-disable mosaico/dependencies -- one bundle is the whole site: this folder stands outside the dependency rule on purpose */
import { AREAS } from './areas.ts';
import type {
  AreaModule,
  ReleasedArea,
  ReleasedVersion,
  MessageSet,
} from '../../../shared/src/contract/index.ts';
import { openStorage } from '@mosaico/shared/storage';
import { storedLanguage } from '../../../shell/src/platform/language.ts';
import { DEFAULT_LANGUAGE, messageSetOf } from '../../../shared/src/contract/languages.ts';

/*
 * Stands in for shell/src/composition/federation.ts: areas are chunks of this very bundle. The rest of the shell's loading
 * (start before React renders, preload on a switch) is as it is.
 */
export function createFederation() {
  return {
    /** The area's code and its texts. @throws whatever went wrong */
    async load(release: ReleasedVersion): Promise<AreaModule> {
      const { area } = release as ReleasedArea;
      const module = await AREAS[area]?.();
      if (!module) throw new Error(`${area} is not in this bundle`);
      await (module.bootstrap as (set: MessageSet) => Promise<unknown>)(currentSet());
      return module;
    },
  };
}

function currentSet(): MessageSet {
  const { value } = storedLanguage(openStorage(() => window.localStorage)) ?? DEFAULT_LANGUAGE;
  return messageSetOf(value) ?? 'en';
}
