import type { Random } from '../provider.ts';

/** What may happen to a call between a provider and the wallet. */
export type Fault =
  /** It does not reach the wallet. */
  | 'cut'
  /** The wallet has acted, and its answer is lost at once. */
  | 'lost'
  /** The answer does not come before the provider's time is over. */
  | 'slow'
  /** It reaches the wallet twice. */
  | 'twice'
  /** The provider gives up, and the wallet gets it after the provider's next call. */
  | 'late';

export const FAULTS: readonly Fault[] = ['cut', 'lost', 'slow', 'twice', 'late'];

/**
 * Chooses the fault of a call.
 *
 * @param share of the calls that meet one, 0 to 1; each kind as often as any other
 */
export function faultsByChance(share: number, random: Pick<Random, 'bytes'>): () => Fault | null {
  return () => {
    const at = Math.floor((random.bytes(4).readUInt32BE() / 2 ** 32 / share) * FAULTS.length);
    return FAULTS[at] ?? null;
  };
}

/** A network with faults. @param faultOf asked for each call by its name */
export function faultyWire(send: typeof fetch, faultOf: (call: string) => Fault | null): typeof fetch {
  const late: (() => Promise<unknown>)[] = [];
  const delivered = async (...call: Parameters<typeof fetch>): Promise<Response> => {
    const response = await send(...call);
    for (const deliver of late.splice(0)) await deliver();
    return response;
  };
  return async (input, init) => {
    const fault = faultOf(
      new URL(input instanceof Request ? input.url : input).pathname.split('/').at(-1) ?? '',
    );
    // The provider's own time is not that of a call which comes after it has given up.
    const { signal, ...rest } = init ?? {};
    switch (fault) {
      case 'cut':
        throw new TypeError('connection refused');
      case 'lost':
        await delivered(input, rest);
        throw new DOMException('timeout', 'TimeoutError');
      case 'slow':
        await delivered(input, rest);
        return new Promise((_, reject) => {
          const giveUp = () => reject(new DOMException('timeout', 'TimeoutError'));
          if (!signal || signal.aborted) giveUp();
          else signal.addEventListener('abort', giveUp);
        });
      case 'twice':
        await delivered(input, rest);
        return delivered(input, rest);
      case 'late':
        late.push(() => send(input, rest));
        throw new DOMException('timeout', 'TimeoutError');
      case null:
        return delivered(input, init);
    }
  };
}
