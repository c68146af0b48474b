import type { ProductCard } from '@subah/contract/catalog/catalog';
import type { Api } from '@subah/contract/client/api-client';
import { homeValues } from '@subah/messages/home-values';
import { maxPercentOff, productsOf } from '@subah/rules/catalog/price-range';
import { leadsToContent, type ShopSection } from '@subah/rules/shop/sections';
import { interleaveProducts } from '../../features/catalog/rails/interleave-products.ts';
import { shownCards } from '../../features/home/home-card-texts.ts';
import { toCardCategories, toCardProduct } from '../../shared/catalog/card-product.ts';
import { loadDeliverySettings } from '../../shared/delivery/load-delivery-settings.ts';
import { UNKNOWN_SHOP } from '../../shared/shop/use-shop.ts';

const cards = (products: readonly ProductCard[] | null) => (products ?? []).map(toCardProduct);

const LONG_RAIL = 8;
const SHORT_RAIL = 6;
const GROCERY_TABS = 5;
const FRUIT_AND_COMPANIONS = 5;
const DAIRIES = 4;
const TESTIMONIALS = 6;

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
    plans,
    shop,
    delivery,
  ] = await Promise.all([
    orNull(
      api('GET everything/filter-popular-veggies', { query: { fields: 'card', grouped: true, orSuggested: true } }),
    ),
    promotion('superdeal', LONG_RAIL),
    orNull(
      api('GET everything/filter-grocery-categories-with-products', {
        query: { fields: 'card', grouped: true, orSuggested: true },
      }),
    ),
    orNull(api('GET milk', { query: { limit: DAIRIES } })),
    orNull(
      api('GET everything/dairy-categories-product', { query: { fields: 'card', grouped: true, orSuggested: true } }),
    ),
    promotion('fruitoftheday', FRUIT_AND_COMPANIONS),
    orNull(
      api('GET everything/filter-medicine-categories-products', {
        query: { fields: 'card', grouped: true, orSuggested: true },
      }),
    ),
    promotion('recommended', SHORT_RAIL),
    promotion('seasonal', SHORT_RAIL),
    orNull(api('GET testimonials')),
    orNull(api('GET home-cards')),
    orNull(api('GET plans/all')),
    orNull(api('GET shop')),
    loadDeliverySettings(api),
  ]);

  const { sections } = shop ?? UNKNOWN_SHOP;
  /** Lists of the owner may hold products that were taken off sale. */
  const onSale = <Item>(section: ShopSection, items: Item[] | null) =>
    sections.includes(section) ? (items ?? []) : [];
  const offered = (homeCards ?? []).filter(({ link }) => leadsToContent(link, sections));
  const values = homeValues(delivery, {
    deals,
    groceries,
    vegetables: veggies,
    medicinePlans: onSale('medicine', plans),
  });
  return {
    slides: shownCards(offered, 'slide', values),
    cards: shownCards(offered, 'card', values),
    tiles: shownCards(offered, 'tile', values),
    veggies: veggies && interleaveProducts(toCardCategories(veggies, LONG_RAIL), LONG_RAIL),
    deals: cards(deals),
    groceries: toCardCategories(groceries ?? [], SHORT_RAIL).slice(0, GROCERY_TABS),
    dairies: onSale('milk', dairies),
    milk: interleaveProducts(toCardCategories(onSale('milk', milk), SHORT_RAIL), SHORT_RAIL),
    fruitOfTheDay: cards(fruitOfTheDay),
    medicines: interleaveProducts(toCardCategories(onSale('medicine', medicines), SHORT_RAIL), SHORT_RAIL),
    recommended: cards(recommended),
    seasonal: cards(seasonal),
    testimonials: (testimonials ?? []).slice(0, TESTIMONIALS),
    medicineDiscount: maxPercentOff(productsOf(medicines ?? [])),
    isWhole: ![deals, groceries, dairies, milk, fruitOfTheDay, medicines, recommended, seasonal].includes(null),
  };
}
