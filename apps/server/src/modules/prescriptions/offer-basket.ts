import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { findEmail } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { applyCartChanges } from '../cart/index.ts';
import { findProductSummaries } from '../catalog/index.ts';
import { writeDecision } from './decide-prescription.ts';
import { listBasketLines, lockPrescription } from './prescriptions.queries.ts';
import { prescriptionBasketLines, prescriptions } from './prescriptions.tables.ts';

type BasketLine = { productId: string; quantity: number };
type OfferBasketInput = { id: string; lines: BasketLine[]; actorId: string };

/** Stores the basket that the pharmacist made from the photo and approves the prescription. */
export async function offerBasket(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { id, lines, actorId }: OfferBasketInput,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { userId } = await writeDecision(tx, { id, status: 'approved', reason: '', actorId }, clock());
    const basket = mergeLines(lines);
    await requireProducts(tx, basket);
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
    const email = await findEmail(tx, userId);
    if (email) await queueMail(tx, basketMail(email, settings.publicUrl));
  });
}

/** Adds the available products to the cart once; returns the names of the others. */
export async function confirmBasket(
  deps: Pick<Deps, 'db' | 'clock' | 'findOpenAttempt'>,
  { id, userId }: { id: string; userId: string },
): Promise<{ leftOut: string[] }> {
  return inTransaction(deps.db, async (tx) => {
    const prescription = await lockPrescription(tx, id);
    if (prescription?.userId !== userId) throw notFound('Prescription');
    if (!prescription.basketMadeAt || prescription.status !== 'approved') {
      throw new Problem('BASKET_NOT_READY', 'Our pharmacist has not made a basket from this prescription yet.');
    }
    if (prescription.basketConfirmedAt) return { leftOut: [] };
    const lines = await listBasketLines(tx, [id]);
    const [available, leftOut] = [lines.filter(isAvailable), lines.filter((line) => !isAvailable(line))];
    if (available.length === 0)
      throw new Problem('OUT_OF_STOCK', 'None of these is in stock now. Please try again later.');
    const changes = available.map(({ productId, quantity, stock }) => ({
      product: productId,
      itemType: undefined,
      change: { add: Math.min(quantity, stock) },
    }));
    await applyCartChanges(tx, { userId, changes }, deps);
    await tx.update(prescriptions).set({ basketConfirmedAt: deps.clock() }).where(eq(prescriptions.id, id));
    return { leftOut: leftOut.map(({ name }) => name) };
  });
}

const isAvailable = ({ isSold, stock }: { isSold: boolean; stock: number }): boolean => isSold && stock > 0;

function mergeLines(lines: BasketLine[]): BasketLine[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, Math.min(99, (quantities.get(productId) ?? 0) + quantity));
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

async function requireProducts(tx: Tx, lines: BasketLine[]): Promise<void> {
  const products = await findProductSummaries(
    tx,
    lines.map(({ productId }) => productId),
  );
  const isKnown = ({ productId }: BasketLine) => products.get(productId)?.isDeleted === false;
  if (!lines.every(isKnown)) throw fieldProblem('lines', 'Product not found.');
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
