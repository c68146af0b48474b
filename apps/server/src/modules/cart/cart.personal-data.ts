import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { products } from '../catalog/catalog.tables.ts';
import { cartLines, carts } from './cart.tables.ts';

export const cartPersonalData: PersonalData = {
  subject: 'cart',
  read: (db, { id }) =>
    db
      .select({ product: products.name, quantity: cartLines.quantity, addedAt: cartLines.createdAt })
      .from(cartLines)
      .innerJoin(carts, eq(carts.id, cartLines.cartId))
      .innerJoin(products, eq(products.id, cartLines.productId))
      .where(eq(carts.userId, id))
      .orderBy(asc(cartLines.id)),
  erase: async (tx, { id }) => {
    await tx.delete(carts).where(eq(carts.userId, id));
  },
};
