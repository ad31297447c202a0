import type { Tx } from '../db/tables.ts';

/** The way to pay of the demonstration sites. */
export const SEEDED_METHOD = {
  id: 1,
  type: 'pix',
  name: 'Pix',
  icon: 'pix',
  min_centavos: 10_00,
  max_centavos: 20_000_00,
  quick_amounts: JSON.stringify([20_00, 50_00, 100_00, 200_00, 500_00, 1_000_00]),
  sort: 1,
};

/** The way to deposit and the receiver of each site. Idempotent. Source: G35. */
export async function seedPayments(
  tx: Tx,
  { siteKeys }: { readonly siteKeys: readonly string[] },
): Promise<void> {
  for (const siteKey of siteKeys) {
    await seedReceiver(tx, siteKey);
    await tx
      .insertInto('payment_methods')
      .values({ ...SEEDED_METHOD, site_key: siteKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function seedReceiver(tx: Tx, siteKey: string): Promise<void> {
  const site = await tx
    .selectFrom('sites')
    .select('name')
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('pix_receivers')
    .values({
      site_key: siteKey,
      pix_key: `pix@${siteKey}.mosaico.example`,
      merchant_name: site.name.slice(0, 25),
      merchant_city: 'SAO PAULO',
      // Nobody else has ever had this key.
      since: new Date(0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
