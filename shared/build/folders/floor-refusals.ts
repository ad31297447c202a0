import type { Arrow } from './package-arrows.ts';

const WHERE = 'see "The floors of the API" in docs/architecture.md';

/**
 * Arrows that do not lead down, and rooms without a floor, each with the sentence that says so.
 *
 * @param floors names of the folders and files directly in `folder`, from the ground up
 */
export function floorRefusals(
  arrows: readonly Arrow[],
  folder: string,
  floors: readonly (readonly string[])[],
): string[] {
  const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room)) + 1;
  const roomOf = (path: string) => path.slice(folder.length + 1).split('/')[0] ?? '';
  const inside = arrows.filter(({ from, to }) => [from, to].every((path) => path.startsWith(`${folder}/`)));
  const rooms = new Set(inside.flatMap(({ from, to }) => [roomOf(from), roomOf(to)]));
  const homeless = [...rooms]
    .filter((room) => floorOf(room) === 0)
    .map((room) => `${folder}/${room} has no floor: give it one in api-floors.ts; ${WHERE}`);
  const wrong = inside.flatMap(({ from, to, names }) => {
    const [user, used] = [roomOf(from), roomOf(to)];
    if (user === used || floorOf(used) < floorOf(user)) return [];
    const standing = `${user} stands on floor ${floorOf(user)}, ${used} on floor ${floorOf(used)}`;
    return [
      `${from} may not use ${names.join(', ')} of ${to}: ${standing}, and a floor uses only lower ones; ${WHERE}`,
    ];
  });
  return [...homeless, ...wrong];
}
