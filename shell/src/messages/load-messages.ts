import type { MessageSet } from '@mosaico/shared/contract';

/** The shell's texts in one language, a chunk of their own. */
export function loadMessages(set: MessageSet): Promise<{ readonly default: unknown }> {
  return import(/* webpackChunkName: "messages-[request]" */ `./${set}.json`);
}
