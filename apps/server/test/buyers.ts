import { eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../src/deps.ts';
import { users } from '../src/modules/accounts/accounts.tables.ts';
import { cartLines, carts } from '../src/modules/cart/cart.tables.ts';
import { products } from '../src/modules/catalog/catalog.tables.ts';
import type { PlaceOrderInput } from '../src/modules/checkout/checkout-input.ts';
import { placeOrder } from '../src/modules/checkout/place-order.ts';
import { addresses } from '../src/modules/delivery/delivery.tables.ts';
import { correctStock } from '../src/modules/stock/index.ts';
import { inTransaction } from '../src/platform/database/database.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { aCategory, aProduct, TOMATO } from './builders/index.ts';

type Shop = { deps: Pick<Deps, 'db' | 'clock' | 'gateway'> };

export type Buyer = { id: string; addressId: string; cartId: string };

let buyersInserted = 0;
/** Counted, because random numbers repeat now and then. Builders use other first digits. */
const nextMobile = (): string => {
  buyersInserted += 1;
  return `8${String(buyersInserted).padStart(9, '0')}`;
};

/** Inserts customers with an address and an empty cart, without signing in: for tests of concurrency. */
export async function insertBuyers({ deps: { db } }: Shop, count: number): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, () => ({ id: newId(), addressId: newId(), cartId: newId() }));
  await db.insert(users).values(
    buyers.map(({ id }) => ({
      id,
      name: 'Buyer',
      email: `${id}@subah.example`,
      mobile: nextMobile(),
      passwordHash: '',
      verifiedAt: new Date(),
    })),
  );
  await db.insert(addresses).values(
    buyers.map(({ id, addressId }) => ({
      id: addressId,
      userId: id,
      name: 'Buyer',
      phone: '9876543210',
      street: '7, Gali 3, Satlapur',
      city: 'Mandideep',
      state: 'Madhya Pradesh',
      pincode: '462046',
    })),
  );
  await db.insert(carts).values(buyers.map(({ id, cartId }) => ({ id: cartId, userId: id })));
  return buyers;
}

type Line = { productId: string; quantity: number };

/** Inserts cart lines directly, without the checks of the API. */
/** Every change of a cart raises its version. */
export async function fillCart({ deps: { db } }: Shop, { cartId }: Buyer, lines: Line[]): Promise<void> {
  await db.insert(cartLines).values(lines.map((line) => ({ ...line, cartId, pricePaiseAtAdd: 1_00 })));
  await db
    .update(carts)
    .set({ version: sql`${carts.version} + 1` })
    .where(eq(carts.id, cartId));
}

export async function placeOrderFor(shop: Shop, buyer: Buyer, input: Partial<PlaceOrderInput> = {}): Promise<string> {
  const { orderId } = await placeOrder(shop.deps, {
    userId: buyer.id,
    key: undefined,
    input: {
      addressId: buyer.addressId,
      paymentType: 'cod',
      expressDelivery: false,
      useSuperCoins: false,
      tip: 0,
      labPatients: [],
      ...input,
    },
  });
  return orderId;
}

/** Places a cash order of one product for a new customer. */
export async function anOrder(shop: Shop, line: Partial<Line> = {}): Promise<{ orderId: string; buyer: Buyer }> {
  const [buyer] = await insertBuyers(shop, 1);
  if (!buyer) throw new Error('no buyer');
  await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 1, ...line }]);
  return { orderId: await placeOrderFor(shop, buyer), buyer };
}

export const setStock = (shop: Shop, productIds: string[], stock: number) =>
  inTransaction(shop.deps.db, (tx) =>
    correctStock(
      tx,
      productIds.map((productId) => ({ productId, stock })),
    ),
  );

export async function stockOf({ deps: { db } }: Shop, productId: string): Promise<number> {
  const [product] = await db
    .select({ stock: products.stock })
    .from(products)
    .where(inArray(products.id, [productId]));
  return product?.stock ?? Number.NaN;
}

/** Returns the ids in ascending order, in which an order locks them. */
export async function insertGroceries(shop: Shop, count: number): Promise<string[]> {
  const { id: categoryId } = await aCategory(shop);
  const products = await Promise.all(Array.from({ length: count }, () => aProduct(shop, { categoryId })));
  return products.map(({ id }) => id).sort();
}
