import type { Prescription } from '@subah/contract/healthcare/prescriptions';
import { picturePath } from '@subah/contract/picture';
import { packSize } from '@subah/rules/catalog/pack-size';
import { toRupees } from '@subah/rules/money';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { PrivateLinks } from '../../platform/storage/private-files.ts';
import { products } from '../catalog/catalog.tables.ts';
import { prescriptionBasketLines, prescriptionImages, prescriptions } from './prescriptions.tables.ts';

export const prescriptionColumns = {
  id: prescriptions.id,
  description: prescriptions.description,
  status: prescriptions.status,
  reason: prescriptions.reason,
  basketConfirmedAt: prescriptions.basketConfirmedAt,
  createdAt: prescriptions.createdAt,
  updatedAt: prescriptions.updatedAt,
};

type Row = Pick<typeof prescriptions.$inferSelect, keyof typeof prescriptionColumns>;

/** Prescriptions as this viewer may see them: the links to the pictures are made for nobody else. */
export async function toWire(
  db: Db | Tx,
  rows: Row[],
  { links, viewerId }: { links: PrivateLinks; viewerId: string },
): Promise<Prescription[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const images = await imagesOf(db, ids);
  const lines = await basketLinesOf(db, ids);
  return rows.map(({ id, basketConfirmedAt, createdAt, updatedAt, ...row }) => ({
    _id: id,
    ...row,
    images: images
      .filter(({ prescriptionId }) => prescriptionId === id)
      .map((image) => `/api/medical/presciptions/${id}/images/${image.position}${links.sign(image.id, viewerId)}`),
    basket: lines
      .filter(({ prescriptionId }) => prescriptionId === id)
      .map(({ productId, name, picture, packQuantity, unit, quantity, pricePaise, mrpPaise, stock, isSold }) => ({
        productId,
        name,
        image: picturePath(picture),
        unit: packSize(packQuantity, unit),
        quantity,
        price: toRupees(pricePaise),
        mrp: toRupees(mrpPaise),
        available: isSold && stock > 0,
      })),
    basketConfirmedAt: basketConfirmedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function readPrescription(
  db: Db | Tx,
  id: string,
  viewing: { links: PrivateLinks; viewerId: string },
): Promise<Prescription> {
  const rows = await db.select(prescriptionColumns).from(prescriptions).where(eq(prescriptions.id, id));
  const [prescription] = await toWire(db, rows, viewing);
  if (!prescription) throw new Error('the prescription is gone');
  return prescription;
}

const imagesOf = (db: Db | Tx, ids: string[]) =>
  db
    .select({
      id: prescriptionImages.id,
      prescriptionId: prescriptionImages.prescriptionId,
      position: prescriptionImages.position,
    })
    .from(prescriptionImages)
    .where(inArray(prescriptionImages.prescriptionId, ids))
    .orderBy(asc(prescriptionImages.prescriptionId), asc(prescriptionImages.position));

export const basketLinesOf = (db: Db | Tx, ids: string[]) =>
  db
    .select({
      prescriptionId: prescriptionBasketLines.prescriptionId,
      productId: products.id,
      name: products.name,
      picture: sql<string>`${products.pictures}[1]`,
      packQuantity: products.packQuantity,
      unit: products.unit,
      quantity: prescriptionBasketLines.quantity,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      stock: products.stock,
      isSold: sql<boolean>`${products.isAvailable} and ${isNull(products.deletedAt)}`,
    })
    .from(prescriptionBasketLines)
    .innerJoin(products, eq(products.id, prescriptionBasketLines.productId))
    .where(inArray(prescriptionBasketLines.prescriptionId, ids))
    .orderBy(asc(products.name));

/** A prescription of this person that still has its pictures; anybody else's is not found. */
export async function findOwnPrescription(db: Db | Tx, userId: string, prescriptionId: string) {
  const [row] = await db
    .select({ id: prescriptions.id, status: prescriptions.status, createdAt: prescriptions.createdAt })
    .from(prescriptions)
    .where(and(eq(prescriptions.id, prescriptionId), eq(prescriptions.userId, userId), isNull(prescriptions.erasedAt)));
  return row;
}

/** Locked until the transaction ends: of two who decide, the second sees what the first did. */
export async function lockPrescription(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: prescriptions.id,
      userId: prescriptions.userId,
      status: prescriptions.status,
      reason: prescriptions.reason,
      basketMadeAt: prescriptions.basketMadeAt,
      basketConfirmedAt: prescriptions.basketConfirmedAt,
    })
    .from(prescriptions)
    .where(and(eq(prescriptions.id, id), isNull(prescriptions.erasedAt)))
    .for('update');
  return row;
}
