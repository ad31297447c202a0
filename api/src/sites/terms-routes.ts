import type { Data } from '@mosaico/shared/api';
import type { MessageSet } from '@mosaico/shared/contract';
import { transaction } from '../db/transaction.ts';
import { idempotent } from '../http/idempotency.ts';
import { route, success, type Route } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { acceptedVersion, acceptTerms, termsAt, type TermsVersion } from './terms.ts';

/** The terms of use and the members' consent to them (R258). */
export function termsRoutes({ db, clock }: Deps): readonly Route[] {
  return [
    route('GET /api/terms/get', async ({ member, caller }) => {
      const { current, next } = await termsAt(db, caller.site.key, clock.now());
      return success({
        current: versionToWire(current, caller.messageSet),
        next: next && versionToWire(next, caller.messageSet),
        accepted_version: member && (await acceptedVersion(db, member.siteKey, member.id)),
      });
    }),

    route('POST /api/terms/accept', async (call) => {
      const { body, member, caller } = call;
      const consent = { siteKey: member.siteKey, memberId: member.id, at: clock.now(), ip: caller.ip };
      return transaction(db, (tx) =>
        idempotent(tx, call, consent.at, async () =>
          success(
            { accepted_version: await acceptTerms(tx, consent, body.version) },
            caller.t('terms.accepted'),
          ),
        ),
      );
    }),
  ];
}

function versionToWire(
  { version, published_at, effective_at, summary }: TermsVersion,
  messageSet: MessageSet,
): Data<'GET /api/terms/get'>['current'] {
  return {
    version,
    published_at: published_at.toISOString(),
    effective_at: effective_at.toISOString(),
    summary: summary[messageSet],
  };
}
