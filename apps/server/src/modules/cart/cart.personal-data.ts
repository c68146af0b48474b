import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findProductSnapshots } from '../catalog/index.ts';
import { cartLines, carts } from './cart.tables.ts';

export const cartPersonalData: PersonalData = {
  subject: 'cart',
  read: async (db, { id }) => {
    const lines = await db
      .select({ productId: cartLines.productId, quantity: cartLines.quantity, addedAt: cartLines.createdAt })
      .from(cartLines)
      .innerJoin(carts, eq(carts.id, cartLines.cartId))
      .where(eq(carts.userId, id))
      .orderBy(asc(cartLines.id));
    const products = await findProductSnapshots(
      db,
      lines.map(({ productId }) => productId),
    );
    const names = new Map(products.map(({ productId, name }) => [productId, name]));
    return lines.map(({ productId, ...line }) => ({ product: names.get(productId), ...line }));
  },
  erase: async (tx, { id }) => {
    await tx.delete(carts).where(eq(carts.userId, id));
  },
};
