/** An error for the person at the command line, who sees its message without a stack. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  /** Each reason on its own line when there are several. */
  readonly reasons: readonly string[];

  constructor(message: string, reasons: readonly string[] = []) {
    super(message);
    this.reasons = reasons;
  }
}

/** Errno of a failed file operation (`ENOENT`), or empty. */
export function errorCode(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : '';
}

/** Somebody else is changing the registry for longer than anybody waits. Nothing was done: the same again is safe. */
export class RegistryBusy extends RegistryError {
  constructor(folder = '') {
    super(`Another process is still changing the registry${folder && ` ${folder}`}; try again in a moment`);
  }
}
