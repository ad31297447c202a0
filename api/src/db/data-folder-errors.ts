/** Another running process has the data folder. The message is one line for the operator. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  constructor(dataDir: string, pid: number | null) {
    super(
      `The data folder ${dataDir} is in use by ${pid === null ? 'another process' : `process ${pid}`}. Stop it, choose another folder, or set DATABASE_URL to use PostgreSQL.`,
    );
  }
}

/** The data folder cannot be made, read or written. The message is one line for the operator. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
  constructor(dataDir: string, cause: unknown) {
    super(`The data folder ${dataDir} cannot be used: ${reason(cause)}.`, { cause });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'the folder above it does not exist',
  ENOTDIR: 'a file stands in its way',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's disk quota is full",
};

function reason(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return String(cause);
  const known = 'code' in cause && typeof cause.code === 'string' ? REASONS[cause.code] : undefined;
  if (known !== undefined) return known;
  const message = 'message' in cause && typeof cause.message === 'string' ? cause.message : 'unknown reason';
  return message.split('\n', 1).join('');
}
