import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { recordChange } from '../audit/index.ts';
import { applyCartChanges } from '../cart/index.ts';
import { products } from '../catalog/catalog.tables.ts';
import { emailOfOwner, writeDecision } from './decide-prescription.ts';
import { basketLinesOf, lockPrescription } from './prescriptions.queries.ts';
import { prescriptionBasketLines, prescriptions } from './prescriptions.tables.ts';

type Line = { productId: string; quantity: number };
type Offer = { id: string; lines: Line[]; actorId: string };

/** The pharmacist has read the photo and put together what it says; that accepts it too. */
export async function offerBasket(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { id, lines, actorId }: Offer,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await writeDecision(tx, { id, status: 'approved', reason: '', actorId }, clock());
    const basket = addedUp(lines);
    await ensureSold(tx, basket);
    await tx.delete(prescriptionBasketLines).where(eq(prescriptionBasketLines.prescriptionId, id));
    await tx.insert(prescriptionBasketLines).values(basket.map((line) => ({ prescriptionId: id, ...line })));
    await tx
      .update(prescriptions)
      .set({ basketMadeAt: clock(), basketConfirmedAt: null })
      .where(eq(prescriptions.id, id));
    await recordChange(tx, {
      actorId,
      action: 'offer basket',
      subject: 'prescription',
      subjectId: id,
      after: { lines: basket },
    });
    const email = await emailOfOwner(tx, id);
    if (email) await queueMail(tx, basketMail(email, settings.publicUrl));
  });
}

/**
 * One tap: what is there goes into the customer's cart, and what is not is named. A second tap adds nothing.
 */
export async function confirmBasket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, userId }: { id: string; userId: string },
): Promise<{ leftOut: string[] }> {
  return inTransaction(db, async (tx) => {
    const prescription = await lockPrescription(tx, id);
    if (prescription?.userId !== userId) throw notFound('Prescription');
    if (!prescription.basketMadeAt || prescription.status !== 'approved') {
      throw new Problem('CONFLICT', 'Our pharmacist has not made a basket from this prescription yet.');
    }
    if (prescription.basketConfirmedAt) return { leftOut: [] };
    const lines = await basketLinesOf(tx, [id]);
    const [sold, leftOut] = [lines.filter(isThere), lines.filter((line) => !isThere(line))];
    if (sold.length === 0) throw new Problem('OUT_OF_STOCK', 'None of these is in stock now. Please try again later.');
    await applyCartChanges(tx, {
      userId,
      changes: sold.map(({ productId, quantity, stock }) => ({
        product: productId,
        itemType: undefined,
        change: { add: Math.min(quantity, stock) },
      })),
      now: clock(),
    });
    await tx.update(prescriptions).set({ basketConfirmedAt: clock() }).where(eq(prescriptions.id, id));
    return { leftOut: leftOut.map(({ name }) => name) };
  });
}

const isThere = ({ isSold, stock }: { isSold: boolean; stock: number }): boolean => isSold && stock > 0;

function addedUp(lines: Line[]): Line[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, Math.min(99, (quantities.get(productId) ?? 0) + quantity));
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

async function ensureSold(tx: Tx, lines: Line[]): Promise<void> {
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(
          products.id,
          lines.map(({ productId }) => productId),
        ),
        isNull(products.deletedAt),
      ),
    );
  if (found.length === lines.length) return;
  throw fieldProblem('lines', 'Product not found.');
}

const basketMail = (to: string, publicUrl: string) =>
  composeMail({
    to,
    subject: 'Your basket is ready to confirm',
    heading: 'Your basket is ready',
    paragraphs: [
      'Our pharmacist has read your prescription and put your basket together.',
      'Look at it and add it to your cart with one tap. Nothing is ordered before you say so.',
    ],
    action: { label: 'See my basket', url: `${publicUrl}/UploadPrescriptions#my-prescriptions` },
  });
