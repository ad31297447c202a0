import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/tables.ts';
import { BARRED_REGISTER_PATH } from '../../../paths.ts';
import type { Deps } from '../../../runtime/deps.ts';
import { isSignedBy, purposeKey } from '../../payment/signature.ts';
import { sandboxSite, type Sites } from '../../sandbox-site.ts';
import { type BarredAnswer, BARRED_ANSWERS } from '../barred-register.ts';
import { REGISTER_SIGNATURE_HEADER, registerQuestion, RESULTS } from '../register-wire.ts';

const BODY_LIMIT_BYTES = 1024;

/** CPFs of which the sandbox knows something, by their first nine digits, so that anybody can try it; hardly anybody has one of these. */
const BY_NINE_DIGITS: Readonly<Record<string, BarredAnswer | 'silent'>> = {
  '123456901': 'self_exclusion',
  '123456902': 'social_programme',
  '123456903': 'silent',
};

/**
 * The sandbox of the national register: a service of its own that happens to live in this process and is talked to over HTTP only. It answers who
 * signs, whatever the host; on sites that are no sandboxes nobody else learns that it exists. Source: G32.
 */
export function sandboxBarredRegister(app: FastifyInstance, deps: Deps & { readonly sites: Sites }): void {
  const { config, db, clock } = deps;
  if (config.barredPlayersProvider !== 'sandbox') return;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(BARRED_REGISTER_PATH, async (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : '';
      const signature = request.headers[REGISTER_SIGNATURE_HEADER];
      const key = purposeKey(config.providerSecret, 'barred-register');
      if (!isSignedBy(key, text, typeof signature === 'string' ? signature : undefined, clock.now())) {
        await sandboxSite(request, deps.sites);
        return reply.code(401).send({ erro: 'não autorizado' });
      }
      const question = registerQuestion.safeParse(jsonOf(text));
      if (!question.success) return reply.code(400).send({ erro: 'consulta inválida' });
      const answer = await sandboxAnswer(db, config.providerSecret, question.data.cpf);
      return answer === 'silent'
        ? reply.code(503).send({ erro: 'indisponível' })
        : { resultado: RESULTS[answer] };
    });
  });
}

async function sandboxAnswer(db: Db, secret: string, cpf: string): Promise<BarredAnswer | 'silent'> {
  const kept = await db
    .selectFrom('sandbox_barred')
    .select('answer')
    .where('cpf_hash', '=', sandboxCpfHash(secret, cpf))
    .executeTakeFirst();
  const known = BARRED_ANSWERS.find((each) => each === kept?.answer);
  return known ?? BY_NINE_DIGITS[cpf.slice(0, 9)] ?? 'not_barred';
}

/** How the sandbox knows a CPF again without keeping it. */
export function sandboxCpfHash(secret: string, cpf: string): string {
  return createHmac('sha256', purposeKey(secret, 'barred-register')).update(cpf).digest('hex');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
