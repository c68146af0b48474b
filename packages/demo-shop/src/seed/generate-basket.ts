import type { Catalog } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { toPaise } from '@subah/rules/money';
import { type PricedBasket, priceBasket } from '@subah/rules/pricing/price-basket';
import { products } from '@subah/server/modules/catalog/catalog.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { asc, isNull, sql } from 'drizzle-orm';
import { choose, type Random } from '../random.ts';
import type { OrderDraft } from './generate-orders.ts';

export type ProductRow = Awaited<ReturnType<typeof readProducts>>[number];

export const readProducts = (tx: Tx) =>
  tx
    .select({
      productId: products.id,
      catalog: products.catalog,
      code: products.code,
      name: products.name,
      hindiName: products.hindiName,
      packQuantity: products.packQuantity,
      unit: products.unit,
      picture: sql<string>`${products.pictures}[1]`,
      hsn: products.hsn,
      gstPercent: products.gstPercent,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      requiresPrescription: products.requiresPrescription,
    })
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(asc(products.rank), asc(products.code));

export type BasketDraft = Omit<PricedBasket, 'lines'> & {
  lines: (PricedBasket['lines'][number] & Omit<ProductRow, 'packQuantity'>)[];
};

/** Weights of the catalogs. No lab tests: they need a collection date. */
const CATALOG_WEIGHTS: Catalog[] = [
  'fruits',
  'fruits',
  'fruits',
  'fruits',
  'grocery',
  'grocery',
  'grocery',
  'milk',
  'milk',
  'medicine',
];

/** Most lines are one of the first products of a catalog, so that some sell far more than others. */
const POPULAR_COUNT = 24;

export function generateBasket(random: Random, allProducts: ProductRow[], order: OrderDraft): BasketDraft {
  const chosen = new Map<string, { item: ProductRow; quantity: number }>();
  const add = (item: ProductRow | undefined, quantity: number) => {
    if (item) chosen.set(item.productId, { item, quantity });
  };
  const overTheCounter = allProducts.filter((item) => !item.requiresPrescription);
  for (let count = 3 + Math.floor(random() * 5); count > 0; count--) {
    const catalog = choose(random, CATALOG_WEIGHTS);
    const inCatalog = overTheCounter.filter((item) => item.catalog === catalog);
    const choices = random() < 0.7 ? inCatalog.slice(0, POPULAR_COUNT) : inCatalog;
    add(choose(random, choices), random() < 0.7 ? 1 : 2);
  }
  if (order.needsPrescription)
    add(
      allProducts.find((item) => item.requiresPrescription),
      1,
    );

  const basket = [...chosen.values()].map(({ item, quantity }) => ({ ...item, quantity }));
  const priced = priceBasket(basket, {
    expressDelivery: order.isExpress,
    tipPaise: toPaise(order.tipRupees),
    paysCash: !order.isOnline,
  });
  const byId = new Map(allProducts.map((item) => [item.productId, item]));
  const lines = priced.lines.map((line) => {
    const { packQuantity, ...item } = byId.get(line.productId) as ProductRow;
    return { ...item, ...line, unit: packSize(packQuantity, item.unit) };
  });
  return { ...priced, lines };
}
