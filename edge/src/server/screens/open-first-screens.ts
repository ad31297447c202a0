import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { EdgeConfig } from '../../config.ts';
import type { AreaCounters } from '../area-counters.ts';
import type { EdgeContext } from '../edge-context.ts';
import { createDrawers } from './drawers.ts';
import { canRestrict } from './drawing/child.ts';
import { createFirstScreens, type FirstScreens } from './first-screens.ts';
import { readAnswers } from './read-answers.ts';
import { scriptReader } from './read-script.ts';

interface Parts extends Pick<EdgeContext, 'files'> {
  readonly counters: Pick<AreaCounters, 'countUndrawn'>;
  readonly log: FastifyBaseLogger;
}

/** First screens of what is live, always with the releases that are live now. Null where there are none. */
export function openFirstScreens(
  config: EdgeConfig,
  { composition, ...parts }: Parts & Pick<EdgeContext, 'composition'>,
): FirstScreens | null {
  const firstScreens = newFirstScreens(config, parts);
  if (firstScreens) composition.onChange((live) => firstScreens.follow(live));
  return firstScreens;
}

/** First screens that keep to the sets they are asked for. */
export function newFirstScreens(
  { firstScreens: isOn, apiUrl }: EdgeConfig,
  { counters, files, log }: Parts,
): FirstScreens | null {
  if (!isOn) return null;
  if (!canRestrict()) {
    log.warn(
      { node: process.version },
      'first screens are not drawn: this Node cannot keep scripts from the network',
    );
    return null;
  }
  return createFirstScreens({
    drawers: createDrawers(scriptReader(files, fetch)),
    readAnswers: (view) => readAnswers(view, { apiUrl, fetch }),
    onFault({ served: { release }, error }, { path, visitor: { host, lang, viewer } }) {
      const { area, version } = release;
      counters.countUndrawn(area, version);
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ area, version, path, host, lang, viewer, reason }, 'a first screen could not be drawn');
    },
    onMissing(missing, { served: { release }, path, visitor: { host, lang, viewer } }) {
      const { area, version } = release;
      log.warn(
        { area, version, path, host, lang, viewer, missing },
        'a first screen lacks something it asked for',
      );
    },
    now: () => performance.now(),
    pause: (waitMs) => sleep(waitMs, undefined, { ref: false }),
  });
}
