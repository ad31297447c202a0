import type { z } from 'zod';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { Clock } from '../../runtime/clock.ts';
import { type PaymentProvider, ProviderUnavailable, type RefundState } from './payment-provider.ts';
import { cob, type RefundAnswer, refundAnswer } from './pix-wire.ts';
import { readBrCode } from './read-brcode.ts';
import { purposeKey, SIGNATURE_HEADER, signatureOf } from './signature.ts';

const TIMEOUT_MS = 5_000;

/** The Central Bank's words for how a refund stands. */
const REFUND_STATES: Readonly<Record<RefundAnswer['status'], RefundState>> = {
  DEVOLVIDO: 'done',
  EM_PROCESSAMENTO: 'processing',
  NAO_REALIZADO: 'refused',
};

interface PixApiSettings {
  /** Where the institution's API stands, e.g. `http://127.0.0.1:4100/psp`; no trailing slash. */
  readonly baseUrl: string;
  readonly secret: string;
  readonly clock: Clock;
}

/** A payment provider that speaks the Central Bank's API Pix over HTTP; requests are signed. Source: G12. */
export function pixApi(settings: PixApiSettings): PaymentProvider {
  return {
    async createCharge({ txid, amountCentavos, expiresAfterSeconds, pixKey, receiver, payer }) {
      const made = await call(settings, 'PUT', `/v2/cob/${txid}`, cob, {
        calendario: { expiracao: expiresAfterSeconds },
        devedor: { cpf: payer.cpf, nome: payer.name },
        valor: { original: wireFromCentavos(amountCentavos) },
        chave: pixKey,
        recebedor: { nome: receiver.name, cidade: receiver.city },
      });
      if (made.txid !== txid || made.valor.original !== wireFromCentavos(amountCentavos))
        throw new ProviderUnavailable('answered with another charge');
      const { criacao, expiracao } = made.calendario;
      return {
        txid,
        brCode: checkedCode(made.pixCopiaECola, made.location),
        expiresAt: new Date(Date.parse(criacao) + expiracao * 1000),
        paymentPage: made.paginaPagamento ?? '',
      };
    },
    async paymentsOf(txid) {
      const { pix } = await call(settings, 'GET', `/v2/cob/${txid}`, cob);
      return pix ?? [];
    },
    async refund({ e2eid, refundId, amountCentavos }) {
      const valor = wireFromCentavos(amountCentavos);
      const path = `/v2/pix/${e2eid}/devolucao/${refundId}`;
      const answer = await call(settings, 'PUT', path, refundAnswer, { valor });
      if (answer.id !== refundId || answer.valor !== valor)
        throw new ProviderUnavailable('answered with another refund');
      return REFUND_STATES[answer.status];
    },
  };
}

async function call<Schema extends z.ZodType>(
  { baseUrl, secret, clock }: PixApiSettings,
  method: 'GET' | 'PUT',
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<z.output<Schema>> {
  const url = new URL(baseUrl + path);
  const text = body === undefined ? '' : JSON.stringify(body);
  const signature = signatureOf(
    purposeKey(secret, 'pix-api'),
    `${method} ${url.pathname}\n${text}`,
    clock.now(),
  );
  try {
    const response = await fetch(url, {
      method,
      headers: { [SIGNATURE_HEADER]: signature, ...(text && { 'content-type': 'application/json' }) },
      ...(text && { body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new ProviderUnavailable(`${method} ${path} answered ${response.status}`);
    return schema.parse(await response.json());
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`${method} ${path} failed`, { cause: error });
  }
}

/** A code that no bank would accept, or that points elsewhere, never reaches a player. */
function checkedCode(code: string, location: string): string {
  try {
    if (readBrCode(code).url === location) return code;
  } catch (error) {
    throw new ProviderUnavailable('answered with a broken code', { cause: error });
  }
  throw new ProviderUnavailable('answered with a code of another charge');
}
