import type { Api } from '@subah/contract/client/api-client';
import { interleaveProducts } from '../../features/catalog/rails/interleave-products.ts';
import { lowestPrice, maxPercentOff, productsOf } from '../../features/catalog/rails/price-range.ts';
import { homeValues, shownCards } from '../../features/home/home-card-texts.ts';
import { loadDeliverySettings } from '../../shared/delivery/load-delivery-settings.ts';

const LONG_RAIL = 8;
const SHORT_RAIL = 6;
const GROCERY_TABS = 5;
const FRUIT_AND_COMPANIONS = 5;
const DAIRIES = 4;
const TESTIMONIALS = 9;

export type HomeShop = Awaited<ReturnType<typeof loadHomeShop>>;

/** What the home page shows. A part that cannot be read is left out and reported. */
export async function loadHomeShop(api: Api, report: (error: unknown) => void) {
  const orNull = <Data>(request: Promise<{ data: Data }>): Promise<Data | null> =>
    request.then(
      (answer) => answer.data,
      (error: unknown) => {
        report(error);
        return null;
      },
    );
  const promotion = (name: 'superdeal' | 'seasonal' | 'fruitoftheday' | 'recommended', limit: number) =>
    orNull(api('GET promotions/{name}', { params: { name }, query: { limit, grouped: true } }));

  const [
    veggies,
    deals,
    groceries,
    dairies,
    milk,
    fruitOfTheDay,
    medicines,
    recommended,
    seasonal,
    testimonials,
    homeCards,
    delivery,
  ] = await Promise.all([
    orNull(api('GET everything/filter-popular-veggies', { query: { fields: 'card', grouped: true } })),
    promotion('superdeal', LONG_RAIL),
    orNull(api('GET everything/filter-grocery-categories-with-products', { query: { fields: 'card', grouped: true } })),
    orNull(api('GET milk', { query: { limit: DAIRIES } })),
    orNull(api('GET everything/dairy-categories-product', { query: { fields: 'card', grouped: true } })),
    promotion('fruitoftheday', FRUIT_AND_COMPANIONS),
    orNull(api('GET everything/filter-medicine-categories-products', { query: { fields: 'card', grouped: true } })),
    promotion('recommended', SHORT_RAIL),
    promotion('seasonal', SHORT_RAIL),
    orNull(api('GET testimonials')),
    orNull(api('GET home-cards')),
    loadDeliverySettings(api),
  ]);

  const values = homeValues(delivery, {
    biggestDiscount: maxPercentOff(deals ?? []),
    groceryDiscount: maxPercentOff(productsOf(groceries ?? [])),
    vegetablesFrom: lowestPrice(productsOf(veggies ?? [])),
  });
  return {
    slides: shownCards(homeCards ?? [], 'slide', values),
    cards: shownCards(homeCards ?? [], 'card', values),
    tiles: shownCards(homeCards ?? [], 'tile', values),
    veggies: veggies && interleaveProducts(veggies, LONG_RAIL),
    deals: deals ?? [],
    groceries: (groceries ?? [])
      .filter((category) => category.products.length > 0)
      .slice(0, GROCERY_TABS)
      .map((category) => ({ ...category, products: category.products.slice(0, SHORT_RAIL) })),
    dairies: dairies ?? [],
    milk: interleaveProducts(milk ?? [], SHORT_RAIL),
    fruitOfTheDay: fruitOfTheDay ?? [],
    medicines: interleaveProducts(medicines ?? [], SHORT_RAIL),
    recommended: recommended ?? [],
    seasonal: seasonal ?? [],
    testimonials: (testimonials ?? []).slice(0, TESTIMONIALS),
    medicineDiscount: maxPercentOff(productsOf(medicines ?? [])),
    isWhole: ![deals, groceries, dairies, milk, fruitOfTheDay, medicines, recommended, seasonal].includes(null),
  };
}
