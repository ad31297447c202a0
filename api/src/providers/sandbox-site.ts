import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';

/** Tells which site a host name means. */
export interface Sites {
  ofHost(host: string): Promise<{ readonly key: string; readonly is_sandbox: boolean } | null>;
}

/** Key of the site a request is for. @throws DomainError not_found unless that site is a sandbox */
export async function sandboxSite(request: FastifyRequest, sites: Sites): Promise<string> {
  const site = await sites.ofHost(request.host);
  if (!site?.is_sandbox) throw new DomainError('not_found');
  return site.key;
}

/** Whether a site is a sandbox: no other site has play money, fictitious banks or messages that anyone may read. */
export async function isSandboxSite(db: Db | Tx, siteKey: string): Promise<boolean> {
  const site = await db
    .selectFrom('sites')
    .select('is_sandbox')
    .where('key', '=', siteKey)
    .executeTakeFirst();
  return site?.is_sandbox === true;
}
