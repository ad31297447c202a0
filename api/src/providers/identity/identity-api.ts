import type { Clock } from '../../runtime/clock.ts';
import { reasonOf } from '../../runtime/reason-of.ts';
import { sendRequest } from '../payment/institution-request.ts';
import { signatureOf } from '../payment/signature.ts';
import { type IdentityProvider, NoIdentityAnswer } from './identity-provider.ts';
import { identityAnswer, IDENTITY_SIGNATURE_HEADER } from './identity-wire.ts';

interface IdentitySettings {
  /** Where checks are; their reference follows. */
  readonly url: string;
  /** Key of the signature. */
  readonly key: Buffer;
}

/** Pictures take a while. */
const TIMEOUT_MS = 20_000;

/** The provider over HTTP. Source: G33. */
export function identityApi(settings: () => IdentitySettings, clock: Clock): IdentityProvider {
  const send = async (method: 'GET' | 'PUT', reference: string, body: string) => {
    const { url, key } = settings();
    const address = new URL(`${url}/${reference}`);
    const signature = signatureOf(key, body || address.pathname, clock.now());
    const headers = { 'content-type': 'application/json', [IDENTITY_SIGNATURE_HEADER]: signature };
    return sendRequest({ method, url: address, headers, body, timeoutMs: TIMEOUT_MS }).catch(
      (error: unknown) => {
        throw new NoIdentityAnswer(reasonOf(error));
      },
    );
  };
  return {
    async submit({ reference, name, cpf, birthDate, documentType, pictures }) {
      const request = { name, cpf, birth_date: birthDate, document_type: documentType, pictures };
      const { status } = await send('PUT', reference, JSON.stringify(request));
      if (status !== 201) throw new NoIdentityAnswer(`status ${status}`);
    },
    async verdictOf(reference) {
      const { status, text } = await send('GET', reference, '');
      const answer = status === 200 ? identityAnswer.safeParse(jsonOf(text)).data : undefined;
      if (!answer) throw new NoIdentityAnswer(`status ${status}`);
      return answer.result === 'checking' ? null : answer;
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
