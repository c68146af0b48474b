import type { Catalog } from '@subah/rules/catalog/catalogs';
import { packSize } from '@subah/rules/catalog/pack-size';
import { toPaise } from '@subah/rules/money';
import { type PricedBasket, priceBasket } from '@subah/rules/pricing/price-basket';
import { products } from '@subah/server/modules/catalog/catalog.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { asc, isNull, sql } from 'drizzle-orm';
import { type Dice, type PlannedOrder, pick } from './generate-orders.ts';

export type Goods = Awaited<ReturnType<typeof readGoods>>[number];

export const readGoods = (tx: Tx) =>
  tx
    .select({
      productId: products.id,
      catalog: products.catalog,
      code: products.code,
      name: products.name,
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

export type FilledBasket = Omit<PricedBasket, 'lines'> & {
  lines: (PricedBasket['lines'][number] & Omit<Goods, 'packQuantity'>)[];
};

/** How often somebody takes something of each shelf. Lab tests are ordered with a date, so not here. */
const APPETITE: Catalog[] = [
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

/** A household buys much the same every week: each shelf's first goods are its favourites. */
const FAVOURITES = 24;

export function fillBasket(dice: Dice, goods: Goods[], order: PlannedOrder): FilledBasket {
  const chosen = new Map<string, { item: Goods; quantity: number }>();
  const add = (item: Goods | undefined, quantity: number) => {
    if (item) chosen.set(item.productId, { item, quantity });
  };
  const free = goods.filter((item) => !item.requiresPrescription);
  for (let count = 3 + Math.floor(dice() * 5); count > 0; count--) {
    const catalog = pick(dice, APPETITE);
    const shelf = free.filter((item) => item.catalog === catalog);
    const favourites = dice() < 0.7 ? shelf.slice(0, FAVOURITES) : shelf;
    add(pick(dice, favourites), dice() < 0.7 ? 1 : 2);
  }
  if (order.needsPrescription)
    add(
      goods.find((item) => item.requiresPrescription),
      1,
    );

  const basket = [...chosen.values()].map(({ item, quantity }) => ({ ...item, quantity }));
  const priced = priceBasket(basket, { expressDelivery: order.isExpress, tipPaise: toPaise(order.tipRupees) });
  const byId = new Map(goods.map((item) => [item.productId, item]));
  const lines = priced.lines.map((line) => {
    const { packQuantity, ...item } = byId.get(line.productId) as Goods;
    return { ...item, ...line, unit: packSize(packQuantity, item.unit) };
  });
  return { ...priced, lines };
}
