import { spawnSync } from 'node:child_process';

/** What is shown where, and how the release command is called. */
export interface LocalPreviewOptions {
  /** The release command, as arguments of Node. */
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly area: string;
  readonly port: number;
  /** Of `mosaico-release preview`: `--site`, and `--to`, `--hours`, `--environment` where they are needed. */
  readonly rest: readonly string[];
}

export interface LocalPreview {
  /** Shows what the port serves inside the site, in a browser of this machine. */
  readonly address: string;
  /** From then on the address shows the live site. */
  end(): void;
}

const WHY = 'a build on the machine of its developer';

/** Asks the registry of a running site for an address that shows what is built here. @throws Error that says why not */
export function beginLocalPreview(options: LocalPreviewOptions): LocalPreview {
  const { area, port, rest } = options;
  const said = call(options, ['--local', `http://localhost:${port}`, ...rest, '--json']);
  const { id, address } = JSON.parse(said) as { id: string; address: string };
  return { address, end: () => void call(options, ['--end', id, ...withoutWhat(rest)]) };

  function call({ command, cwd, env }: LocalPreviewOptions, more: readonly string[]): string {
    const argv = [...command, 'preview', area, ...more, '--reason', WHY];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd, env, encoding: 'utf8' });
    if (status === 0) return stdout;
    throw new Error(`There is no preview of this build:\n${stderr.trim() || stdout.trim()}`);
  }
}

/** The end of a preview needs no more than where the registry is. */
function withoutWhat(rest: readonly string[]): readonly string[] {
  return rest.filter(
    (word, index) => !/^--(?:site|hours)/.test(word) && !/^--(?:site|hours)$/.test(rest[index - 1] ?? ''),
  );
}
