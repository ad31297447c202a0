/** The choices of a game that has none. */
export function noChoices(sent: unknown): null | undefined {
  return sent === undefined || sent === null ? null : undefined;
}
