import { DEFAULT_SHOP_NAME } from '@subah/rules/shop/shop-name';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The name in the settings of the shop, as the root loader read it. */
export function shopNameOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { shop?: { name: string } } | undefined;
  return root?.shop?.name || DEFAULT_SHOP_NAME;
}
