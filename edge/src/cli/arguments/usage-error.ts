/** The command line was not understood; the text says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
