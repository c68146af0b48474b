/** Of a shop whose owner has not entered a name. */
export const DEFAULT_SHOP_NAME = 'Subah';

/** As it stands beside the logo. */
export const wordmark = (name: string): string => (name === '' || name === DEFAULT_SHOP_NAME ? 'subah' : name);

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The name in the settings of the shop, as the root loader read it. */
export function shopNameOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { shop?: { name: string } } | undefined;
  return root?.shop?.name || DEFAULT_SHOP_NAME;
}
