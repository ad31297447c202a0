import { FAULTS, faultsByChance, faultyWire, type Fault } from './faulty-wire.ts';

/** Chance whose draws are handed in, each 0 to 1. */
function drawsOf(...draws: readonly number[]) {
  const left = [...draws];
  const bytes = (size: number) => {
    const drawn = Buffer.alloc(size);
    drawn.writeUInt32BE(Math.floor((left.shift() ?? 0) * 2 ** 32));
    return drawn;
  };
  return { bytes };
}

describe('faults by chance', () => {
  it('meet as many calls as they should, each kind as often as any other', () => {
    const steps = Array.from({ length: 1000 }, (_, index) => (index + 0.5) / 1000);
    const faultOf = faultsByChance(0.1, drawsOf(...steps));

    const met = steps.map(() => faultOf()).filter((fault) => fault !== null);

    expect(FAULTS.map((fault) => met.filter((one) => one === fault).length)).toEqual([20, 20, 20, 20, 20]);
  });

  it('meet every call when the share is 1', () => {
    const faultOf = faultsByChance(1, drawsOf(0, 0.999_999));

    expect([faultOf(), faultOf()]).toEqual([FAULTS[0], FAULTS.at(-1)]);
  });
});

describe('a wire with faults', () => {
  /** Bodies that reached the wallet, in their order. */
  let reached: string[];
  beforeEach(() => void (reached = []));
  const wallet: typeof fetch = (_, init) => {
    reached.push(String(init?.body));
    return Promise.resolve(new Response(`answer to ${String(init?.body)}`));
  };
  const post = async (wire: typeof fetch, body: string, signal?: AbortSignal) => {
    const response = await wire('http://wallet.test/game-wallet/bet', { body, signal: signal ?? null });
    return response.text();
  };
  const withFault = (first: Fault | null) => {
    const faults = [first];
    return faultyWire(wallet, () => faults.shift() ?? null);
  };

  it.each([
    ['cut', []],
    ['lost', ['bet']],
    ['late', []],
  ] as const)('[W7] gives no answer when a call is %s', async (fault, arrived) => {
    await expect(post(withFault(fault), 'bet')).rejects.toThrow();

    expect(reached).toEqual(arrived);
  });

  it('[W3] brings a late call after the next one', async () => {
    const wire = withFault('late');
    await expect(post(wire, 'bet')).rejects.toThrow();

    expect(await post(wire, 'rollback')).toBe('answer to rollback');

    expect(reached).toEqual(['rollback', 'bet']);
  });

  it('[W2] brings a call twice, and the second answer', async () => {
    expect(await post(withFault('twice'), 'bet')).toBe('answer to bet');
    expect(reached).toEqual(['bet', 'bet']);
  });

  it('[W7] answers a slow call not before the provider gives up', async () => {
    const patience = new AbortController();
    const answer = post(withFault('slow'), 'bet', patience.signal);
    await new Promise((resolve) => setImmediate(resolve));
    expect(reached).toEqual(['bet']);

    patience.abort();

    await expect(answer).rejects.toThrow('timeout');
  });
});
