import { readPriceFilter } from '@subah/rules/catalog/price-filter';

/** Without JavaScript the form puts prices into the address as they were typed. */
export function tidyPrices(parameters: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams(parameters);
  const prices = readPriceFilter(parameters.get('minPrice') ?? '', parameters.get('maxPrice') ?? '');
  for (const name of ['minPrice', 'maxPrice'] as const) {
    const price = prices[name];
    if (price === undefined) tidy.delete(name);
    else tidy.set(name, String(price));
  }
  return tidy;
}
