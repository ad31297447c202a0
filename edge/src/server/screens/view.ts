import { createHash } from 'node:crypto';
import type { ScreenRequest } from '@mosaico/shared/contract';
import type { Composition } from '../composition.ts';
import type { FoundRoute } from '../find-route.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { Visitor } from '../visitor.ts';

/** A page view, as far as it decides what the first screen looks like. */
export interface View extends FoundRoute {
  readonly composition: Composition;
  readonly path: string;
  readonly visitor: Pick<Visitor, 'lang' | 'set' | 'host' | 'viewer'>;
  readonly facts: SiteFacts;
}

/** Only routes in the layout of sites that are known. Every build of a developer has a version of its own, as a release has. */
export function isDrawable({ composition, route, facts }: View): boolean {
  if (composition.shell.release.server === undefined) return false;
  return route.frame === 'main' && facts.isFound && facts.siteData !== null;
}

/** Whether an area draws the screen; the shell's own screens, and areas without a server script, have the placeholder. */
export function hasScreen({ composition, served }: View): boolean {
  return served !== composition.shell && served.release.server !== undefined;
}

const declarations = new WeakMap<Composition, string>();

/** Equal keys look equal, but for the answers of the API. */
export function viewKey(view: View): string {
  const { composition, served, path, visitor, facts } = view;
  const { area, version } = served.release;
  return JSON.stringify([
    composition.map.shell,
    area,
    version,
    declarationsOf(composition),
    path,
    visitor.lang,
    visitor.host,
    visitor.viewer,
    facts.siteDataHash,
  ]);
}

/** What a first screen is drawn with, apart from answers. */
export function requestOf({ composition, path, visitor, facts }: View): ScreenRequest {
  const { host, lang, set: messageSet, viewer } = visitor;
  return { path, host, lang, messageSet, viewer, siteData: facts.siteData, map: composition.map };
}

/** The release of another area is no reason to draw anew, unless it declares other routes or entries. */
function declarationsOf(composition: Composition): string {
  const known = declarations.get(composition);
  if (known !== undefined) return known;
  const declared = composition.map.areas.map(({ declaration }) => declaration);
  const hash = createHash('sha256').update(JSON.stringify(declared)).digest('base64');
  declarations.set(composition, hash);
  return hash;
}
