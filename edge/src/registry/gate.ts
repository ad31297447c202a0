import semver from 'semver';
import { PLAY_STATES, SHELL, type NavigationEntry, type Release } from '@mosaico/shared/contract';

/** Something that would be broken if exactly these releases were live together. */
export interface Conflict {
  readonly areas: readonly string[];
  readonly reason: string;
}

/** The bottom bar has five places. */
const TAB_PLACES = 5;

/**
 * Everything that would not work if exactly these releases were live: ranges that are not met, routes and
 * navigation entries claimed twice, names that are not there. Pure. Docs: docs/operations.md.
 */
export function conflictsOf(live: readonly Release[]): readonly Conflict[] {
  const shell = live.find((release) => release.area === SHELL);
  const areas = live.filter((release) => release.area !== SHELL);
  const needs = areas.flatMap((release) => (shell ? unmetNeeds(release, shell) : [withoutShell(release)]));
  return [
    ...needs,
    ...repeatedRoutes(live),
    ...repeatedContainers(areas),
    ...navigationConflicts(live),
    ...slotConflicts(live),
    ...absentWidgets(areas),
    ...deadLinks(live),
  ];
}

function withoutShell(release: Release): Conflict {
  return {
    areas: [release.area],
    reason: `${release.area} needs a shell, and none is live: activate the shell first`,
  };
}

function unmetNeeds(release: Release, shell: Release): Conflict[] {
  const areas = [release.area, SHELL];
  const conflicts: Conflict[] = [];
  if (!semver.satisfies(shell.platform, release.platform)) {
    const reason = `${release.area} ${release.version} needs platform ${release.platform}; shell ${shell.version} provides ${shell.platform}`;
    conflicts.push({ areas, reason });
  }
  for (const [name, range] of Object.entries(release.shared)) {
    const provided = shell.shared[name];
    if (provided !== undefined && semver.satisfies(provided, range)) continue;
    const offer = provided === undefined ? 'does not provide it' : `provides ${provided}`;
    conflicts.push({
      areas,
      reason: `${release.area} ${release.version} needs ${name} ${range}; shell ${shell.version} ${offer}`,
    });
  }
  return [...conflicts, ...missingNames(release, shell), ...unknownWords(release, shell)];
}

/** A version says what should be there; the names are what is. A shell that does not record them is believed its versions. */
function missingNames(release: Release, shell: Release): Conflict[] {
  return Object.entries(release.facades).flatMap(([facade, names]) => {
    const provided = shell.facades[facade];
    const missing = provided ? names.filter((name) => !provided.includes(name)) : [];
    if (missing.length === 0) return [];
    const reason = `${release.area} ${release.version} uses ${missing.join(', ')} of ${facade}, which shell ${shell.version} does not provide`;
    return [{ areas: [release.area, SHELL], reason }];
  });
}

/** Icons, events and data that the shell does not have. A shell that does not record them is believed its version. */
function unknownWords({ area, version, declaration, events }: Release, shell: Release): Conflict[] {
  const icons = declaration.navigation.map(({ icon }) => icon);
  const reads = declaration.routes.flatMap(({ data }) => data.map(({ endpoint }) => endpoint));
  const missing = [
    ...unknown(icons, shell.icons).map((icon) => `names the icon ${icon}`),
    ...unknown(events, shell.events).map((event) => `uses the event ${event}`),
    ...unknown(reads, shell.reads).map((endpoint) => `has ${endpoint} asked ahead`),
  ];
  return missing.map((what) => ({
    areas: [area, SHELL],
    reason: `${area} ${version} ${what}, which shell ${shell.version} does not have`,
  }));
}

function unknown(used: readonly string[], recorded: readonly string[]): readonly string[] {
  return recorded.length === 0 ? [] : [...new Set(used)].filter((name) => !recorded.includes(name));
}

/** Navigation entries that lead nowhere. */
function deadLinks(live: readonly Release[]): Conflict[] {
  const routes = new Set(live.flatMap(({ declaration }) => declaration.routes.map(({ path }) => path)));
  return live.flatMap(({ area, declaration }) =>
    declaration.navigation
      .filter(({ to }) => !routes.has(to))
      .map(({ id, to }) => ({
        areas: [area],
        reason: `the navigation entry ${area}/${id} leads to ${to}, which no live release has`,
      })),
  );
}

function repeatedRoutes(live: readonly Release[]): Conflict[] {
  const claims = live.flatMap((release) =>
    release.declaration.routes.map(({ path }) => ({ key: path, area: release.area })),
  );
  return repeated(claims, (path, areas) => `the route ${path} is claimed by ${areas}`);
}

function repeatedContainers(areas: readonly Release[]): Conflict[] {
  const claims = areas.map((release) => ({ key: release.container, area: release.area }));
  return repeated(claims, (container, names) => `the container name ${container} is claimed by ${names}`);
}

function navigationConflicts(live: readonly Release[]): Conflict[] {
  const ids = live.flatMap(({ area, declaration }) =>
    declaration.navigation.map(({ id }) => ({ key: `${area}/${id}`, area })),
  );
  const targets = perAudience(live, ({ place, to }) => `${place} ${to}`);
  const beside = perAudience(live, ({ place }) => (place === 'topbar' ? place : null));
  const emphasised = perAudience(live, ({ place, emphasis }) => (emphasis ? place : null));
  return unique([
    ...repeated(ids, (id) => `the navigation entry ${id} exists twice`),
    ...repeated(
      targets,
      (target, areas) => `the navigation entry "${target.split(': ')[1]}" is claimed by ${areas}`,
    ),
    ...repeated(beside, (_, areas) => `the top bar has one button; ${areas} claim it`),
    ...repeated(emphasised, (_, areas) => `more than one tab is emphasised: ${areas}`),
    ...crowdedTabs(live),
  ]);
}

function crowdedTabs(live: readonly Release[]): Conflict[] {
  const tabs = perAudience(live, ({ place }) => (place === 'tab' ? place : null));
  return [...Map.groupBy(tabs, ({ key }) => key).values()]
    .filter((claims) => claims.length > TAB_PLACES)
    .map((claims) => ({
      areas: claims.map(({ area }) => area),
      reason: `the tab bar has ${TAB_PLACES} places; ${claims.length} entries claim one`,
    }));
}

/** What each kind of player sees: an entry counts for all that it is for. Nothing keeps a visitor from playing. */
const PLAYERS = [
  { audience: 'visitor', state: 'free' } as const,
  ...PLAY_STATES.map((state) => ({ audience: 'member', state }) as const),
];

function perAudience(live: readonly Release[], keyOf: (entry: NavigationEntry) => string | null): Claim[] {
  return PLAYERS.flatMap(({ audience, state }) =>
    live.flatMap(({ area, declaration }) =>
      declaration.navigation
        .filter((entry) => entry.audience === 'everyone' || entry.audience === audience)
        .filter(({ during }) => during?.includes(state) ?? true)
        .flatMap((entry) => {
          const key = keyOf(entry);
          return key === null ? [] : [{ key: `${audience} ${state}: ${key}`, area }];
        }),
    ),
  );
}

function slotConflicts(live: readonly Release[]): Conflict[] {
  const claims = live.flatMap(({ area, declaration }) =>
    declaration.slots.map(({ slot, widget }) => ({ key: `${slot}: ${area}/${widget}`, area })),
  );
  return repeated(claims, (key) => `the slot entry ${key} exists twice`);
}

/** What is offered to slots and is not in the code. A release that does not record its widgets is believed its declaration. */
function absentWidgets(areas: readonly Release[]): Conflict[] {
  return areas.flatMap(({ area, version, declaration, widgets }) =>
    declaration.slots
      .filter(({ widget }) => widgets?.includes(widget) === false)
      .map(({ slot, widget }) => ({
        areas: [area],
        reason: `${area} ${version} offers the widget ${widget} to ${slot}, and its code has none of that name`,
      })),
  );
}

interface Claim {
  readonly key: string;
  readonly area: string;
}

function repeated(claims: readonly Claim[], reasonOf: (key: string, areas: string) => string): Conflict[] {
  return [...Map.groupBy(claims, ({ key }) => key)]
    .filter(([, same]) => same.length > 1)
    .map(([key, same]) => {
      const areas = same.map(({ area }) => area);
      return { areas, reason: reasonOf(key, areas.join(' and ')) };
    });
}

function unique(conflicts: readonly Conflict[]): Conflict[] {
  return [...new Map(conflicts.map((conflict) => [conflict.reason, conflict])).values()];
}
