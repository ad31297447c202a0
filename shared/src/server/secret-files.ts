import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * An environment in which each named secret may come from a file instead: `NAME_FILE` names a file that holds the value of `NAME`, without
 * the line end after it. So a secret stands in no unit file and in no list of processes.
 *
 * @returns what is wrong, as the end of a sentence, when a file cannot be read or both are given; never a value
 */
export function withSecretFiles(
  env: Env,
  names: readonly string[],
): { readonly env: Env } | { readonly wrong: string } {
  const read: Record<string, string> = {};
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) return { wrong: `${name} and ${name}_FILE are both set` };
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return { wrong: `${name}_FILE: the file cannot be read (${code})` };
    }
    if (!read[name]) return { wrong: `${name}_FILE: the file is empty` };
  }
  return { env: { ...env, ...read } };
}
