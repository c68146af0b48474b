import { cartRefusals, stockLimit } from '@subah/messages/api/checkout';
import { changeLine, type LineChange } from '@subah/rules/cart/line-quantity';
import { catalogFacts, type ItemType } from '@subah/rules/catalog/catalogs';
import { isBasketTooLarge } from '@subah/rules/pricing/basket-limit';
import type { Deps } from '../../deps.ts';
import { onOneConnection, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { findProductSnapshots, type ProductSnapshot } from '../catalog/index.ts';
import { findCoupon } from '../coupons/index.ts';
import { type CartLine, createCartWithLines, findCartWithBasket, saveLines, toBasket } from './cart.queries.ts';
import { addHeldStock, subtractHeldUse } from './open-attempt.ts';
import { findPriceFacts } from './price-facts.ts';
import { type CartView, toCartView } from './read-cart.ts';

/** `product` is an id or an article code. */
export type CartChange = { product: string; itemType: ItemType | undefined; change: LineChange };

export const changeCart = (deps: CartDeps, userId: string, changes: CartChange[]): Promise<CartView> =>
  onOneConnection(deps.db, (connection) => applyCartChanges(connection, { userId, changes }, deps));

type CartDeps = Pick<Deps, 'db' | 'clock' | 'findOpenAttempt'>;
type CartChanges = { userId: string; changes: CartChange[] };

/** Applies all changes or none, and starts over when another request has changed the cart since it was read. */
export async function applyCartChanges(
  tx: Tx,
  request: CartChanges,
  deps: Pick<CartDeps, 'clock' | 'findOpenAttempt'>,
): Promise<CartView> {
  const { userId, changes } = request;
  const now = deps.clock();
  const [{ cart: stored, basket: lines }, changedProducts, { benefits, settings }] = await Promise.all([
    findCartWithBasket(tx, userId),
    findProductSnapshots(
      tx,
      changes.map(({ product }) => product),
    ),
    findPriceFacts(tx, userId, now),
  ]);
  const [coupon, attempt] = await Promise.all([
    stored?.couponId ? findCoupon(tx, userId, { id: stored.couponId }) : undefined,
    stored?.attemptId ? deps.findOpenAttempt(tx, stored.attemptId) : undefined,
  ]);
  const products = addHeldStock<ProductSnapshot>([...lines, ...changedProducts], attempt);
  const changed = changeLines(lines, products, changes);
  const basket = toBasket(mergeLines(lines, changed), products);
  const isGrowing = changed.some(({ productId, quantity }) => quantity > quantityOf(lines, productId));
  if (isGrowing && isBasketTooLarge(basket)) throw new Problem('CART_TOO_LARGE', cartRefusals.tooLarge);
  const cart = stored ? await saveLines(tx, stored, changed) : await createCartWithLines(tx, userId, changed);
  if (!cart) return applyCartChanges(tx, request, deps);
  const { fees } = settings;
  return toCartView({ cart, basket, benefits, coupon: subtractHeldUse(coupon, attempt), fees, now });
}

/** The lines that change; a quantity of 0 means that the line is deleted. */
function changeLines(lines: CartLine[], products: ProductSnapshot[], changes: CartChange[]): CartLine[] {
  const inCart = new Map(lines.map((line) => [line.productId, line]));
  const changed = new Map<string, CartLine>();
  for (const { product: ref, itemType, change } of changes) {
    const product = products.find(({ productId, code }) => productId === ref.toLowerCase() || code === ref);
    const line = product && (changed.get(product.productId) ?? inCart.get(product.productId));
    // A deleted product can be taken out of a cart, but not be put into one.
    const isKnown = product && (!product.isDeleted || inCart.has(product.productId));
    if (!isKnown || (itemType && catalogFacts[product.catalog].itemType !== itemType)) {
      throw fieldProblem('productId', cartRefusals.productUnknown);
    }
    const outcome = changeLine(line?.quantity ?? 0, change, product.isAvailable ? product.stock : 0);
    if ('stockLeft' in outcome) throw new Problem('OUT_OF_STOCK', stockLimit(outcome.stockLeft));
    const { productId, pricePaise } = product;
    changed.set(productId, {
      lineId: line?.lineId ?? newId(),
      productId,
      quantity: outcome.quantity,
      pricePaiseAtAdd: line?.pricePaiseAtAdd ?? pricePaise,
    });
  }
  return [...changed.values()].filter((line) => line.quantity !== (inCart.get(line.productId)?.quantity ?? 0));
}

const quantityOf = (lines: CartLine[], id: string): number =>
  lines.find(({ productId }) => productId === id)?.quantity ?? 0;

function mergeLines(lines: CartLine[], changed: CartLine[]): CartLine[] {
  const byProduct = new Map([...lines, ...changed].map((line) => [line.productId, line]));
  return [...byProduct.values()].filter(({ quantity }) => quantity > 0);
}
