import { Refused } from './call-site.ts';
import type { CommandParts, Given } from './command.ts';

/** What `promotions add` sends: the site judges it. @throws Refused when the file of the rules cannot be read */
export async function offerOf(given: Given, { readFile }: CommandParts): Promise<Record<string, unknown>> {
  const { name: key, kind = key, rules, from, budget } = given;
  return {
    key,
    kind,
    ...(rules !== undefined && { rules: await readRules(rules, readFile) }),
    ...(from !== undefined && { starts_at: from }),
    ...(budget !== undefined && { budget }),
    ...termsOf(given),
  };
}

/** What `promotions change` sends: what is given alone. */
export function changeOf(given: Given): Record<string, unknown> {
  return { key: given.name, ...termsOf(given) };
}

function termsOf({ until, cap, turnover, level }: Given): Record<string, unknown> {
  return {
    ...(until !== undefined && { ends_at: until }),
    ...(cap !== undefined && { cap }),
    ...(turnover !== undefined && { turnover: Number(turnover) }),
    ...(level !== undefined && { least_vip_level: Number(level) }),
  };
}

async function readRules(path: string, readFile: CommandParts['readFile']): Promise<unknown> {
  const text = await readFile(path).catch((error: unknown) => {
    throw new Refused(`${path} cannot be read`, { cause: error });
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Refused(`${path} is not JSON`, { cause: error });
  }
}
