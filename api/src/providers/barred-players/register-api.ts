import type { Clock } from '../../runtime/clock.ts';
import { reasonOf } from '../../runtime/reason-of.ts';
import { sendRequest } from '../payment/institution-request.ts';
import { signatureOf } from '../payment/signature.ts';
import { BARRED_ANSWERS, type BarredRegister, NoRegisterAnswer } from './barred-register.ts';
import { REGISTER_SIGNATURE_HEADER, registerAnswer, RESULTS } from './register-wire.ts';

interface RegisterSettings {
  /** Where questions are sent. */
  readonly url: string;
  /** Key of the signature. */
  readonly key: Buffer;
}

/** Somebody waits for the answer at a login. */
const TIMEOUT_MS = 3_000;

/** The register over HTTP. Source: G32. */
export function registerApi(settings: () => RegisterSettings, clock: Clock): BarredRegister {
  return {
    async answerFor(cpf) {
      const { url, key } = settings();
      const body = JSON.stringify({ cpf });
      const headers = {
        'content-type': 'application/json',
        [REGISTER_SIGNATURE_HEADER]: signatureOf(key, body, clock.now()),
      };
      const answer = await sendRequest({
        method: 'POST',
        url: new URL(url),
        headers,
        body,
        timeoutMs: TIMEOUT_MS,
      }).catch((error: unknown) => {
        throw new NoRegisterAnswer(reasonOf(error));
      });
      if (answer.status !== 200) throw new NoRegisterAnswer(`status ${answer.status}`);
      return read(answer.text);
    },
  };
}

function read(text: string) {
  const parsed = registerAnswer.safeParse(jsonOf(text));
  const answer = BARRED_ANSWERS.find((each) => RESULTS[each] === parsed.data?.resultado);
  if (!answer) throw new NoRegisterAnswer('an answer that is not understood');
  return answer;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
