import type { Deps } from '../src/runtime/deps.ts';

class Killed extends Error {}

/** Lets the end of a `dyingAfter` pass, and nothing else. */
export function assertKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error;
}

/** The same parts on a database that answers nothing any more after so many statements. */
export function dyingAfter(statements: number, deps: Deps): { deps: Deps; isDead: () => boolean } {
  let left = statements;
  let isDead = false;
  const plugin = {
    transformQuery<Args extends { node: Node }, Node>({ node }: Args): Node {
      isDead ||= left-- <= 0;
      if (isDead) throw new Killed('the process has ended');
      return node;
    },
    transformResult: <Result>({ result }: { result: Result }) => Promise.resolve(result),
  };
  const db = Object.assign(deps.db.withPlugin(plugin), {
    lane: (work: Parameters<Deps['db']['lane']>[0]) => deps.db.lane(work).withPlugin(plugin),
    trouble: deps.db.trouble,
  });
  return { deps: { ...deps, db }, isDead: () => isDead };
}
