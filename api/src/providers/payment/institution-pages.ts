import { ProviderUnavailable } from './payment-provider.ts';

/** Ends a list whose pages never end. */
const MOST_PAGES = 10_000;

/** All items of a list of the institution, page by page. @throws ProviderUnavailable */
export async function allPages<Item>(
  ask: (page: number) => Promise<{ readonly items: readonly Item[]; readonly quantidadeDePaginas: number }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, quantidadeDePaginas } = await ask(page);
    all.push(...items);
    if (page + 1 >= quantidadeDePaginas) return all;
  }
  throw new ProviderUnavailable('a list without an end');
}
