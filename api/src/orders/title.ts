import { texts } from '../messages/texts.ts';
import type { Caller } from '../http/route.ts';

/** What an entry of a member was, in the caller's language: by its kind, or by what it belongs to where the kind has no words of its own. */
export function titleOf(type: string, kind: string, { t }: Pick<Caller, 't'>): string {
  const key = `order.kind.${kind}`;
  return t(key in texts.en ? key : `order.type.${type}`);
}
