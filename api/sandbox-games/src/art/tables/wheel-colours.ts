/** The six kinds in the colours of each look, the most frequent first. */
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  calcadao: ['#2b2036', '#f4ead6', '#2ec4b6', '#ff7a59', '#8e4fb0', '#ffc93c'],
  boi: ['#16307d', '#b3202f', '#3f7bff', '#ff5a66', '#f5f7ff', '#ffd23f'],
  feira: ['#2a7f5f', '#f4a261', '#4d7fd0', '#e2483d', '#8f5fb0', '#ffd23f'],
};

export function kindColour(look: string, kind: number): string {
  return COLOURS[look]?.[kind] ?? '#888';
}
