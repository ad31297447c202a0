import { runCommandLine } from '../src/cli/command-line.ts';

/** What a command ended with and printed. */
export interface CommandEnd {
  readonly status: number;
  readonly said: string;
  readonly complained: string;
}

/** `pnpm release` in this process: a process of its own costs a second each time. Settings stand above those of the environment. */
export async function runRelease(argv: readonly string[], settings: NodeJS.ProcessEnv): Promise<CommandEnd> {
  const [said, complained]: [string[], string[]] = [[], []];
  const status = await runCommandLine(argv, {
    env: { ...process.env, ...settings },
    say: (text) => said.push(`${text}\n`),
    complain: (text) => complained.push(`${text}\n`),
  });
  return { status, said: said.join(''), complained: complained.join('') };
}
