import type { Asset, ReleasedArea, ReleasedVersion, ReleaseMap } from '@mosaico/shared/contract';

/** Name of the running shell when the page does not say. */
export const UNKNOWN_SHELL = 'unknown';

/**
 * Reads the release map. The schema has been checked where the map was made; here only the structure is, because a
 * damaged entry must not harm the rest: it is left out and handed to `onFault`. Never throws.
 */
export function readReleaseMap(text: string | null | undefined, onFault: (fault: Error) => void): ReleaseMap {
  const map = parse(text);
  if (!isRecord(map) || !Array.isArray(map['areas'])) {
    onFault(new Error('the release map cannot be read'));
    return { revision: 0, shell: UNKNOWN_SHELL, areas: [] };
  }
  const entries: unknown[] = map['areas'];
  return {
    revision: typeof map['revision'] === 'number' ? map['revision'] : 0,
    shell: typeof map['shell'] === 'string' ? map['shell'] : UNKNOWN_SHELL,
    ...(typeof map['urgent'] === 'number' ? { urgent: map['urgent'] } : {}),
    areas: entries.flatMap((entry) => soundArea(entry, onFault)),
    ...(isText(map['view']) ? { view: map['view'] } : {}),
  };
}

function soundArea(entry: unknown, onFault: (fault: Error) => void): ReleasedArea[] {
  if (!isReleasedArea(entry)) {
    const name = isRecord(entry) ? String(entry['area']) : 'unnamed';
    onFault(new Error(`the release map has a damaged entry: ${name}`));
    return [];
  }
  const { lastKnownGood, urgent, ...area } = entry;
  return [
    {
      ...area,
      ...(typeof urgent === 'number' ? { urgent } : {}),
      ...(isRelease(lastKnownGood) ? { lastKnownGood } : {}),
    },
  ];
}

/** `lastKnownGood` is checked apart: when only that is damaged, the live version can still be used. */
function isReleasedArea(value: unknown): value is ReleasedArea {
  return isRecord(value) && isText(value['area']) && isRelease(value);
}

function isRelease(value: unknown): value is ReleasedVersion {
  if (!isRecord(value)) return false;
  const { version, container, entry, chunks, messages, declaration } = value;
  return (
    isText(version) &&
    isText(container) &&
    isAsset(entry) &&
    Array.isArray(chunks) &&
    chunks.every(isAsset) &&
    isRecord(messages) &&
    isDeclaration(declaration)
  );
}

function isAsset(value: unknown): value is Asset {
  return isRecord(value) && isText(value['url']) && typeof value['integrity'] === 'string';
}

function isDeclaration(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { routes, navigation, slots } = value;
  return (
    isListOf(routes, ({ path, title }) => isText(path) && isRecord(title)) &&
    isListOf(navigation, ({ id, to, label }) => isText(id) && isText(to) && isRecord(label)) &&
    isListOf(slots, ({ slot, widget }) => isText(slot) && isText(widget))
  );
}

function isListOf(value: unknown, isSound: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isRecord(item) && isSound(item));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
