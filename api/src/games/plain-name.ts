/** A name as the search compares it: lower case, without accents, one space between words. Source: R95, A29. */
export function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Pattern for SQL `like`: names that hold the text anywhere. */
export function plainNamePattern(text: string): string {
  return `%${plainPattern(plainName(text))}%`;
}

/** A plain name inside a pattern for SQL `like`: its own `%`, `_` and `\\` stand for themselves. */
export function plainPattern(plain: string): string {
  return plain.replace(/[\\%_]/g, '\\$&');
}
