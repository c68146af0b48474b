import { picturePath } from '@subah/contract/picture';
import type { Prescription } from '@subah/contract/prescriptions/prescriptions';
import { packSize } from '@subah/rules/catalog/pack-size';
import { toRupees } from '@subah/rules/money';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { PrivateLinks } from '../../platform/storage/private-files.ts';
import { findProductSnapshotsById } from '../catalog/index.ts';
import { prescriptionBasketLines, prescriptionImages, prescriptions } from './prescriptions.tables.ts';

export const prescriptionColumns = {
  id: prescriptions.id,
  description: prescriptions.description,
  patientName: prescriptions.patientName,
  patientAge: prescriptions.patientAge,
  status: prescriptions.status,
  reason: prescriptions.reason,
  basketConfirmedAt: prescriptions.basketConfirmedAt,
  createdAt: prescriptions.createdAt,
  updatedAt: prescriptions.updatedAt,
};

type PrescriptionRow = Pick<typeof prescriptions.$inferSelect, keyof typeof prescriptionColumns>;

/** The links to the photos are signed for this viewer. */
export async function toWire(
  db: Db | Tx,
  rows: PrescriptionRow[],
  { links, viewerId }: { links: PrivateLinks; viewerId: string },
): Promise<Prescription[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const images = await listImages(db, ids);
  const lines = await listBasketLines(db, ids);
  return rows.map(({ id, patientName, patientAge, basketConfirmedAt, createdAt, updatedAt, ...row }) => ({
    _id: id,
    ...row,
    patient: patientName !== null && patientAge !== null ? { name: patientName, age: patientAge } : null,
    images: images
      .filter(({ prescriptionId }) => prescriptionId === id)
      .map((image) => `/api/medical/presciptions/${id}/images/${image.position}${links.sign(image.id, viewerId)}`),
    basket: lines
      .filter(({ prescriptionId }) => prescriptionId === id)
      .map(
        ({
          productId,
          name,
          hindiName,
          picture,
          packQuantity,
          unit,
          quantity,
          pricePaise,
          mrpPaise,
          stock,
          isSold,
        }) => ({
          productId,
          name,
          hindiName,
          image: picturePath(picture),
          unit: packSize(packQuantity, unit),
          quantity,
          price: toRupees(pricePaise),
          mrp: toRupees(mrpPaise),
          available: isSold && stock > 0,
        }),
      ),
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
  if (!prescription) throw notFound('prescription');
  return prescription;
}

const listImages = (db: Db | Tx, ids: string[]) =>
  db
    .select({
      id: prescriptionImages.id,
      prescriptionId: prescriptionImages.prescriptionId,
      position: prescriptionImages.position,
    })
    .from(prescriptionImages)
    .where(inArray(prescriptionImages.prescriptionId, ids))
    .orderBy(asc(prescriptionImages.prescriptionId), asc(prescriptionImages.position));

/** Sorted by product name. */
export async function listBasketLines(db: Db | Tx, ids: string[]) {
  const lines = await db
    .select({
      prescriptionId: prescriptionBasketLines.prescriptionId,
      productId: prescriptionBasketLines.productId,
      quantity: prescriptionBasketLines.quantity,
    })
    .from(prescriptionBasketLines)
    .where(inArray(prescriptionBasketLines.prescriptionId, ids));
  const products = await findProductSnapshotsById(
    db,
    lines.map(({ productId }) => productId),
  );
  return lines
    .flatMap((line) => {
      const product = products.get(line.productId);
      return product ? [{ ...product, ...line }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Without erased prescriptions. */
export async function findOwnPrescription(db: Db | Tx, userId: string, prescriptionId: string) {
  const [row] = await db
    .select({ id: prescriptions.id, status: prescriptions.status, createdAt: prescriptions.createdAt })
    .from(prescriptions)
    .where(and(eq(prescriptions.id, prescriptionId), eq(prescriptions.userId, userId), isNull(prescriptions.erasedAt)));
  return row;
}

export async function lockPrescription(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: prescriptions.id,
      userId: prescriptions.userId,
      status: prescriptions.status,
      reason: prescriptions.reason,
      basketMadeAt: prescriptions.basketMadeAt,
      basketConfirmedAt: prescriptions.basketConfirmedAt,
      decidedBy: prescriptions.decidedBy,
      updatedAt: prescriptions.updatedAt,
    })
    .from(prescriptions)
    .where(and(eq(prescriptions.id, id), isNull(prescriptions.erasedAt)))
    .for('update');
  return row;
}

export type StoredPrescription = NonNullable<Awaited<ReturnType<typeof lockPrescription>>>;
