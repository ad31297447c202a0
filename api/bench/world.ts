import pg from 'pg';
import { hashPassword } from '../src/passwords/password.ts';
import { systemRandom } from '../src/runtime/random.ts';

/** What callers need to know of the database that they play on. */
export interface World {
  readonly siteKey: string;
  readonly gameCode: string;
  readonly members: readonly { readonly id: number; readonly cpf: string }[];
  readonly pixKey: string;
  /** Members who withdraw. They do nothing else, and each may do it a few times a day. */
  readonly withdrawers: readonly { readonly id: number; readonly accountId: number }[];
}

export const MEMBERS = 200;
const DEPOSIT = '10.00';
const WITHDRAWERS = 8_000;
/** More than callers, who would otherwise ask the same at the same time. */
const HASHES = 256;
/** Withdrawal password of all of them. */
export const PIN = '482913';

/** The token of a member's game session. */
export const tokenOf = (memberId: number) => `bench-token-of-member-${memberId}`;
/** The token of a withdrawer's session: 43 characters, as all have. */
export const sessionOf = (memberId: number) =>
  `bench-session-of-member-${String(memberId).padStart(19, '0')}`;
/** The charge and the payment of a deposit order. */
export const txidOf = (order: number) => `bench${String(order).padStart(27, '0')}`;
export const noticeOf = (order: number, pixKey: string, cpf: string, at: Date) => ({
  endToEndId: `E${String(order).padStart(31, '0')}`,
  txid: txidOf(order),
  valor: DEPOSIT,
  chave: pixKey,
  horario: at.toISOString(),
  pagador: { cpf, nome: 'Marina Alves' },
});

/**
 * Members with money who sit at a game of the first demonstration site, on a database that an API has filled. The statements fit this
 * version and the one before it, so that both can be measured.
 */
export async function settle(url: string): Promise<World> {
  return onDatabase(url, async (client) => {
    const first = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) => {
      const { rows } = await client.query<Row>(sql, values);
      if (!rows[0]) throw new Error(`nothing to measure with: ${sql}`);
      return rows[0];
    };
    const { key: siteKey } = await first<{ key: string }>(
      'select site_key as key from pix_receivers order by site_key',
    );
    const { id: gameId, code: gameCode } = await first<{ id: number; code: string }>(
      `select id, code from games where site_key = $1 and is_available and game_type = 'slot' order by id`,
      [siteKey],
    );
    const { pix_key: pixKey } = await first<{ pix_key: string }>(
      'select pix_key from pix_receivers where site_key = $1',
      [siteKey],
    );
    for (const sql of SETTLING) await client.query(sql.replaceAll(':site', client.escapeLiteral(siteKey)));
    await client.query(
      `insert into game_sessions (id, site_key, member_id, game_id, integration, device, return_origin, launch_hash, launch_expires_at,
         token_hash, token_expires_at, created_at)
       select gen_random_uuid(), site_key, id, $1, 'sandbox', 'mobile', 'https://site.test', 'bench-launch-' || id, now(),
         encode(sha256(convert_to('bench-token-of-member-' || id, 'UTF8')), 'hex'), now() + interval '11 hours', now()
       from members where account like 'bench%'`,
      [gameId],
    );
    const { rows: members } = await client.query<{ id: number; cpf: string }>(
      `select id::int, cpf from members where account like 'bench%' order by id`,
    );
    const withdrawers = await addWithdrawers(client, siteKey);
    return { siteKey, gameCode, members, pixKey, withdrawers };
  });
}

const SETTLING = [
  `insert into members (site_key, account, password_hash, nickname, realname, phone, cpf, birth_date, invite_code, register_ip,
     register_host, language, created_at, updated_at)
   select :site, 'bench' || n, '', 'bench', 'Marina Alves', '+5598' || (900000000 + n), (20000000000 + n)::text, '1990-01-01',
     'BNCH' || translate(lpad(n::text, 4, '0'), '01', 'ZY'), '127.0.0.1', 'localhost', 'pt', now(), now()
   from generate_series(1, ${MEMBERS}) n`,
  `insert into member_consents (site_key, member_id, version, accepted_at, ip_masked)
   select site_key, id, 1, now(), '127.0.0.x' from members where account like 'bench%'`,
  `insert into ledger_accounts (site_key, name, kind) values (:site, 'external:psp', 'external'), (:site, 'house:cash', 'house')
   on conflict do nothing`,
  `insert into ledger_accounts (site_key, name, kind, member_id)
   select :site, 'member:' || id || ':' || purse, 'member_' || purse, id
   from members cross join (values ('cash'), ('hold_withdraw')) purses (purse) where account like 'bench%'`,
];

async function addWithdrawers(client: pg.Client, siteKey: string): Promise<World['withdrawers']> {
  const hashes: string[] = [];
  while (hashes.length < HASHES) hashes.push(await hashPassword(PIN, systemRandom));
  // An entry and its lines are one transaction.
  await client.query('begin');
  for (const sql of WITHDRAWING)
    await client.query(
      sql
        .replaceAll(':site', client.escapeLiteral(siteKey))
        .replaceAll(':pin', client.escapeLiteral(hashes.join(' '))),
    );
  await client.query('commit');
  const { rows } = await client.query<{ id: number; accountId: number }>(
    `select member.id::int, key.id::int as "accountId" from members member join payout_accounts key on key.member_id = member.id
     where member.account like 'withdrawer%' order by member.id`,
  );
  return rows;
}

const WITHDRAWING = [
  `insert into members (site_key, account, password_hash, nickname, realname, phone, cpf, birth_date, invite_code, register_ip,
     register_host, language, created_at, updated_at)
   select :site, 'withdrawer' || n, '', 'bench', 'Marina Alves', '+5597' || (900000000 + n), (30000000000 + n)::text, '1990-01-01',
     'WDRW' || translate(lpad(n::text, 4, '0'), '01', 'ZY'), '127.0.0.1', 'localhost', 'pt', now(), now()
   from generate_series(1, ${WITHDRAWERS}) n`,
  `insert into withdrawal_passwords (site_key, member_id, password_hash, set_at)
   select site_key, id, (string_to_array(:pin, ' '))[1 + id % ${HASHES}], now() from members where account like 'withdrawer%'`,
  `insert into payout_accounts (site_key, member_id, pix_type, pix_key, owner_name, is_default, created_at)
   select site_key, id, 'CPF', cpf, realname, true, now() from members where account like 'withdrawer%'`,
  `insert into sessions (token_hash, site_key, member_id, created_at, last_used_at)
   select encode(sha256(convert_to('bench-session-of-member-' || lpad(id::text, 19, '0'), 'UTF8')), 'hex'), site_key, id, now(), now()
   from members where account like 'withdrawer%'`,
  `insert into ledger_accounts (site_key, name, kind, member_id)
   select site_key, 'member:' || id || ':cash', 'member_cash', id from members where account like 'withdrawer%'`,
  `insert into ledger_entries (site_key, kind, idempotency_key, request_hash, created_at, event_at)
   select site_key, 'bench', 'bench:withdrawer:' || id, 'x', now(), now() from members where account like 'withdrawer%'`,
  `insert into ledger_lines (entry_id, account_id, amount_centavos)
   select entry.id, account.id, case account.name when 'external:psp' then -100000 else 100000 end
   from ledger_entries entry
   join members member on entry.idempotency_key = 'bench:withdrawer:' || member.id
   join ledger_accounts account on account.site_key = member.site_key
     and account.name in ('external:psp', 'member:' || member.id || ':cash')
   where member.account like 'withdrawer%' order by entry.id, account.member_id is null, account.id`,
];

/** Money for each member: an entry and its lines, in one transaction. */
export async function pay(url: string, { siteKey, members }: World): Promise<void> {
  await onDatabase(url, async (client) => {
    for (const { id } of members) await post(client, { siteKey, key: `bench:${id}`, id, centavos: 1e11 });
  });
}

/** Entries that stand before the measurement: `count` movements of a centavo. */
export async function addEntries(url: string, { siteKey, members }: World, count: number): Promise<void> {
  await onDatabase(url, async (client) => {
    // A transaction cannot clear away the versions that it has made of a row: the more it moves one balance, the longer each look at it takes.
    const batch = 250;
    for (let from = 0; from < count; from += batch) {
      const { id } = members[(from / batch) % members.length] ?? { id: 0 };
      await client.query('begin');
      const { rows } = await client.query<{ first: string; last: string }>(
        `with written as (
           insert into ledger_entries (site_key, kind, idempotency_key, request_hash, created_at, event_at)
           select $1, 'bench', 'bench:old:' || n, 'x', now(), now() from generate_series($2::int, $3::int) n
           returning id
         )
         select min(id) as first, max(id) as last from written`,
        [siteKey, from + 1, Math.min(from + batch, count)],
      );
      await client.query(
        `insert into ledger_lines (entry_id, account_id, amount_centavos)
         select entry.id, account.id, case account.name when 'external:psp' then -1 else 1 end
         from ledger_entries entry, ledger_accounts account
         where entry.id between $3::bigint and $4::bigint and entry.idempotency_key like 'bench:old:%'
           and account.site_key = $1 and account.name in ('external:psp', 'member:' || $2::bigint || ':cash')
         order by entry.id, account.id`,
        [siteKey, id, rows[0]?.first, rows[0]?.last],
      );
      await client.query('commit');
    }
  });
}

/** What the server does by itself within a minute or so: without it a short measurement is planned for tables that are still empty. */
export async function gatherStatistics(url: string): Promise<void> {
  await onDatabase(url, (client) => client.query('vacuum analyze'));
}

async function post(
  client: pg.Client,
  {
    siteKey,
    key,
    id,
    centavos,
  }: { readonly siteKey: string; readonly key: string; readonly id: number; readonly centavos: number },
): Promise<void> {
  await client.query('begin');
  await client.query(
    `insert into ledger_entries (site_key, kind, idempotency_key, request_hash, created_at, event_at)
     values ($1, 'bench', $2, 'x', now(), now())`,
    [siteKey, key],
  );
  await client.query(
    `insert into ledger_lines (entry_id, account_id, amount_centavos)
     select entry.id, account.id, case account.name when 'external:psp' then -($3::bigint) else $3::bigint end
     from ledger_entries entry, ledger_accounts account
     where entry.site_key = $1 and entry.idempotency_key = $2 and account.site_key = $1
       and account.name in ('external:psp', 'member:' || $4::bigint || ':cash') order by account.id`,
    [siteKey, key, centavos, id],
  );
  await client.query('commit');
}

/** Orders that wait for their payment; the first has this number. Each is of the member whose turn it is. */
export async function order(url: string, { siteKey }: World, first: number, count: number): Promise<void> {
  await onDatabase(url, (client) =>
    client.query(
      `insert into recharge_orders (site_key, order_no, member_id, payment_id, payment_type, amount_centavos, turnover_centavos,
         status, txid, created_at, expires_at)
       select $1, 'BENCH' || n, member.id, method.id, method.type, 1000, 1000, 'pending', 'bench' || lpad(n::text, 27, '0'),
         now(), now() + interval '1 hour'
       from generate_series($2::int, $3::int) n
       join (select id, row_number() over (order by id) - 1 as place from members where account like 'bench%') member
         on member.place = n % ${MEMBERS}
       cross join (select id, type from payment_methods where site_key = $1 order by id limit 1) method`,
      [siteKey, first, first + count - 1],
    ),
  );
}

/** Counts orders, for who pays them in SQL. */
export const NEXT_ORDER = 'bench_next_order';

export async function countOrdersFrom(url: string, first: number): Promise<void> {
  await onDatabase(url, (client) =>
    client.query(`drop sequence if exists ${NEXT_ORDER}; create sequence ${NEXT_ORDER} start ${first}`),
  );
}

async function onDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
