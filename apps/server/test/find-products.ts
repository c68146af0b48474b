import type { OpenShop } from './open-shop.ts';

type FoundProduct = { name: string; rank: number; isRelated: boolean };

/** The hits of a search, the best first. */
export async function findProducts({ get }: Pick<OpenShop, 'get'>, query: string): Promise<FoundProduct[]> {
  const { body } = await get(`/api/search-product/${encodeURIComponent(query)}?limit=24`);
  const groups = (body.results ?? []) as { products: FoundProduct[] }[];
  return groups.flatMap((group) => group.products).sort((a, b) => a.rank - b.rank);
}

export const findNames = async (shop: Pick<OpenShop, 'get'>, query: string): Promise<string[]> =>
  (await findProducts(shop, query)).map(({ name }) => name);
