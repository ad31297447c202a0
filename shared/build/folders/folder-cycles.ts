import type { Arrow } from './package-arrows.ts';

/** Rooms of one folder (its subfolders, and the files that lie directly in it) that use each other in a circle. */
export interface FolderCycle {
  /** The folder in which it is. */
  readonly inside: string;
  readonly rooms: readonly string[];
  /** What ties the rooms, those of the loosest pair first. */
  readonly ties: readonly Arrow[];
}

/**
 * Folders that use each other in a circle, at every depth. `isTypeOnly` arrows do not count. A circle of single files
 * alone is not told here: the lint rule `import/no-cycle` does.
 */
export function folderCycles(arrows: readonly Arrow[]): FolderCycle[] {
  const used = arrows.filter(({ isTypeOnly }) => !isTypeOnly);
  return [...foldersAbove(used)].sort().flatMap((inside) => cyclesInside(inside, used));
}

function foldersAbove(arrows: readonly Arrow[]): Set<string> {
  return new Set(
    arrows.flatMap(({ from }) => from.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
  );
}

function cyclesInside(inside: string, arrows: readonly Arrow[]): FolderCycle[] {
  const between = arrows.filter(({ from, to }) => {
    const [room, other] = [roomOf(inside, from), roomOf(inside, to)];
    return room !== null && other !== null && room !== other;
  });
  const rooms = (arrow: Arrow) => [roomOf(inside, arrow.from) ?? '', roomOf(inside, arrow.to) ?? ''] as const;
  return circlesOf(between.map(rooms))
    .filter((circle) => circle.some((room) => !isFile(room)))
    .map((circle) => ({
      inside,
      rooms: circle,
      ties: loosestFirst(
        between.filter((arrow) => rooms(arrow).every((room) => circle.includes(room))),
        rooms,
      ),
    }));
}

/** The child of `inside` that holds the path; null when none does. */
function roomOf(inside: string, path: string): string | null {
  const prefix = inside === '' ? '' : `${inside}/`;
  return path.startsWith(prefix) ? (path.slice(prefix.length).split('/')[0] ?? null) : null;
}

function isFile(room: string): boolean {
  return /\.[a-z]+$/.test(room);
}

function loosestFirst(ties: readonly Arrow[], rooms: (arrow: Arrow) => readonly [string, string]): Arrow[] {
  const pair = (arrow: Arrow) => rooms(arrow).join(' > ');
  const strength = (arrow: Arrow) => ties.filter((other) => pair(other) === pair(arrow)).length;
  return ties.toSorted((a, b) => strength(a) - strength(b) || (pair(a) < pair(b) ? -1 : 1));
}

/** Groups of nodes that reach each other. */
function circlesOf(edges: readonly (readonly [string, string])[]): string[][] {
  const nodes = [...new Set(edges.flat())].sort();
  const reach = new Map(nodes.map((node) => [node, reachable(node, edges)]));
  const isTogether = (a: string, b: string) =>
    (reach.get(a)?.has(b) ?? false) && (reach.get(b)?.has(a) ?? false);
  const circles = nodes.map((node) => nodes.filter((other) => isTogether(node, other)));
  return circles.filter((circle, index) => circle.length > 1 && circle[0] === nodes[index]);
}

function reachable(start: string, edges: readonly (readonly [string, string])[]): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const [from, to] of edges)
      if (from === node && !found.has(to)) {
        found.add(to);
        open.push(to);
      }
  return found;
}
