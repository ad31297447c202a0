import { concealIp } from '@mosaico/shared/rules';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { SiteTables } from './tables.ts';

export type TermsVersion = Selectable<SiteTables['site_terms']>;

/** The terms a site's members live under, and those to come. */
export interface Terms {
  readonly current: TermsVersion;
  /** Announced and not yet in force. */
  readonly next: TermsVersion | null;
}

/** A member of a site, at an instant, from an address. */
export interface Consent {
  readonly siteKey: string;
  readonly memberId: number;
  readonly at: Date;
  readonly ip: string;
}

/**
 * Terms of the site at an instant: the newest version that is in force then, and the first of the later ones that is
 * published by then. A version that another has overtaken before it came into force never does.
 *
 * @throws DomainError unavailable while the operator has published none
 * Source: R258.
 */
export async function termsAt(db: Db | Tx, siteKey: string, at: Date): Promise<Terms> {
  const published = await db
    .selectFrom('site_terms')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('published_at', '<=', at)
    .orderBy('version')
    .execute();
  const current = published.findLast(({ effective_at }) => effective_at <= at);
  if (!current) throw new DomainError('unavailable');
  const [next = null] = published
    .filter(({ version }) => version > current.version)
    .sort((a, b) => a.effective_at.getTime() - b.effective_at.getTime());
  return { current, next };
}

/** The latest version a member has accepted; 0 when none. */
export async function acceptedVersion(db: Db | Tx, siteKey: string, memberId: number): Promise<number> {
  const latest = await db
    .selectFrom('member_consents')
    .select('version')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.version ?? 0;
}

/**
 * The member accepts the version in force or the announced one; a second time changes nothing.
 *
 * @returns the latest version the member has accepted by now
 * @throws DomainError terms_unknown for every other version
 * Source: R258.
 */
export async function acceptTerms(tx: Tx, consent: Consent, version: number): Promise<number> {
  const { current, next } = await termsAt(tx, consent.siteKey, consent.at);
  if (version !== current.version && version !== next?.version) throw new DomainError('terms_unknown');
  await insertConsent(tx, consent, version);
  return acceptedVersion(tx, consent.siteKey, consent.memberId);
}

/**
 * Keeps that a new member agreed to the version in force. Part of the registration's transaction: no member without it.
 *
 * @throws DomainError unavailable while the site has no terms
 * Source: R256, R258.
 */
export async function recordConsent(tx: Tx, consent: Consent): Promise<void> {
  const { current } = await termsAt(tx, consent.siteKey, consent.at);
  await insertConsent(tx, consent, current.version);
}

async function insertConsent(tx: Tx, { siteKey, memberId, at, ip }: Consent, version: number): Promise<void> {
  await tx
    .insertInto('member_consents')
    .values({
      site_key: siteKey,
      member_id: memberId,
      version,
      accepted_at: at,
      ip_masked: concealIp(ip),
    })
    .onConflict((conflict) => conflict.columns(['site_key', 'member_id', 'version']).doNothing())
    .execute();
}
