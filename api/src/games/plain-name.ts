/** A name as the search compares it: lower case, without accents, one space between words. Source: R95, A29. */
export function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Pattern for SQL `like`: names that hold the text anywhere. The text's own `%`, `_` and `\` stand for themselves. */
export function plainNamePattern(text: string): string {
  return `%${plainName(text).replace(/[\\%_]/g, '\\$&')}%`;
}
