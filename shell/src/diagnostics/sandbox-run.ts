import type { ApiCaller } from '@mosaico/shared/api';
import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';

/** The scenarios of the sandbox bank, each with the result it must have. */
export const SCENARIOS = {
  pay: { label: 'Pay', status: 'paid', credits: true },
  twice: { label: 'Pay twice: the second Pix is given back', status: 'paid', credits: true },
  wrong_amount: { label: 'Pay a wrong amount: given back', status: 'failed', credits: false },
  other_cpf: { label: "Pay from somebody else's account: given back", status: 'failed', credits: false },
} as const;
export type Scenario = keyof typeof SCENARIOS;

/** One deposit, played to its end. */
export interface SandboxRun {
  readonly scenario: Scenario;
  readonly orderNo: string;
  readonly status: string;
  readonly expectedCentavos: number;
  readonly creditedCentavos: number;
  readonly isAsExpected: boolean;
}

export interface RunParts {
  readonly api: ApiCaller;
  /** The sandbox bank's own address is no endpoint of the product. */
  readonly fetch: typeof fetch;
  readonly pause: (waitMs: number) => Promise<void>;
  /** A key of its own for every run (G27). */
  readonly newKey: () => string;
  readonly onStep: (step: string) => void;
}

const ASK_EVERY_MS = 500;
const MOST_QUESTIONS = 40;
/** A second notice of the same deposit would have come by then. */
const SETTLE_MS = 2_000;

/**
 * Starts a deposit, has the sandbox bank play a scenario, waits for the end, and compares what the member's balance did with
 * what it must do. Source: R72, G11 to G13.
 *
 * @throws ApiError; an Error that says which step did not end
 */
export async function runDeposit(
  parts: RunParts,
  scenario: Scenario,
  amountCentavos: number,
): Promise<SandboxRun> {
  const { api, onStep, pause } = parts;
  const before = await cashOf(api);
  onStep('Asking for a charge');
  const { orderNo, payUrl } = await startDeposit(parts, amountCentavos);
  onStep(`Order ${orderNo}: the bank plays "${SCENARIOS[scenario].label}"`);
  await play(parts, payUrl, scenario);
  onStep(`Order ${orderNo}: waiting for its end`);
  const status = await endOf(parts, orderNo);
  await pause(SETTLE_MS);
  const creditedCentavos = (await cashOf(api)) - before;
  const expectedCentavos = SCENARIOS[scenario].credits ? amountCentavos : 0;
  const isAsExpected = status === SCENARIOS[scenario].status && creditedCentavos === expectedCentavos;
  return { scenario, orderNo, status, expectedCentavos, creditedCentavos, isAsExpected };
}

async function cashOf(api: ApiCaller): Promise<number> {
  return centavosFromWire((await api.call('POST /api/auth/me', { body: {} })).data.money);
}

async function startDeposit({ api, newKey }: RunParts, amountCentavos: number) {
  const [method] = (await api.call('GET /api/payments/list', { query: {} })).data;
  if (!method) throw new Error('this site offers no way to deposit');
  const { message, data } = await api.call(
    'POST /api/recharge/online',
    { body: { money: wireFromCentavos(amountCentavos), payment_id: method.id, payment_type: method.type } },
    { idempotencyKey: newKey() },
  );
  if (!data) throw new Error(message);
  if (!data.sandbox_url) throw new Error('this site has a real payment provider');
  return { orderNo: data.order_no, payUrl: data.sandbox_url };
}

async function play({ fetch }: RunParts, payUrl: string, scenario: Scenario): Promise<void> {
  const answer = await fetch(`${payUrl}/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  });
  if (!answer.ok) throw new Error(`the sandbox bank answered ${answer.status}`);
}

async function endOf({ api, pause }: RunParts, orderNo: string): Promise<string> {
  for (let question = 0; question < MOST_QUESTIONS; question += 1) {
    const { data } = await api.call('GET /api/recharge/status', { query: { order_no: orderNo } });
    if (data.record.status !== 'pending') return data.record.status;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`order ${orderNo} has not ended within ${(MOST_QUESTIONS * ASK_EVERY_MS) / 1_000} s`);
}
