import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';

/** Of the site of the query. */
export const HAS_AGENTS = sql<boolean>`not exists (select from site_features
  where site_features.site_key = sites.key and feature = 'without_agents')`;

/** Whether members of a site are agents: everywhere but where the site's switch says otherwise. Source: A30. */
export async function hasAgents(db: Db | Tx, siteKey: string): Promise<boolean> {
  const site = await db
    .selectFrom('sites')
    .select(HAS_AGENTS.as('has'))
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow();
  return site.has;
}

/** @throws DomainError without_agents */
export async function assertAgents(db: Db | Tx, siteKey: string): Promise<void> {
  if (!(await hasAgents(db, siteKey))) throw new DomainError('without_agents');
}
