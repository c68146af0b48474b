import type { ReadAs, WithReadAs } from '@subah/contract/read-as';
import { healthcareRefusals } from '@subah/messages/api/healthcare';
import { prescriptionMails } from '@subah/messages/mail/healthcare';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { pageUrl } from '../../platform/mail/mail.ts';
import { findLanguage } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { applyCartChanges } from '../cart/index.ts';
import { findProductSnapshotsById } from '../catalog/index.ts';
import { sendNotice } from '../notices/index.ts';
import { hasSeen, rejectSecondDecision, writeDecision } from './decide-prescription.ts';
import { listBasketLines, lockPrescription, type StoredPrescription } from './prescriptions.queries.ts';
import { prescriptionBasketLines, prescriptions } from './prescriptions.tables.ts';

const PATH = '/UploadPrescriptions#my-prescriptions';

type BasketLine = { productId: string; quantity: number };
type OfferBasketInput = { id: string; lines: BasketLine[]; actorId: string } & WithReadAs;

/** Stores the basket that the pharmacist made from the photo and approves the prescription. */
export async function offerBasket(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { id, lines, actorId, readAs }: OfferBasketInput,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const basket = mergeLines(lines);
    const stored = await lockPrescription(tx, id);
    if (stored && (await isOffered(tx, stored, basket, readAs))) return;
    if (stored) await rejectSecondDecision(tx, stored, actorId, readAs);
    const { userId } = await writeDecision(tx, { id, status: 'approved', reason: '', actorId }, clock());
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
    await sendNotice(tx, {
      kind: 'prescription_basket',
      userId,
      key: `prescription.${id}.basket.${clock().getTime()}`,
      title: prescriptionMails.basketSubject,
      body: prescriptionMails.basketConfirm,
      path: PATH,
      values: [prescriptionMails.basketConfirm],
      mail: {
        heading: prescriptionMails.basketHeading,
        paragraphs: [prescriptionMails.basketMade, prescriptionMails.basketConfirm],
        action: {
          label: prescriptionMails.seeBasket,
          url: pageUrl(settings.publicUrl, await findLanguage(tx, userId), PATH),
        },
      },
    });
  });
}

/** A second click: the customer is told once. A basket that was confirmed can be offered again. */
async function isOffered(
  tx: Tx,
  stored: StoredPrescription,
  basket: BasketLine[],
  readAs: ReadAs | undefined,
): Promise<boolean> {
  if (stored.status !== 'approved' || (stored.basketConfirmedAt && hasSeen(stored, readAs))) return false;
  const lines = await listBasketLines(tx, [stored.id]);
  const isSame = ({ productId, quantity }: BasketLine) =>
    lines.some((line) => line.productId === productId && line.quantity === quantity);
  return lines.length === basket.length && basket.every(isSame);
}

/** Adds the available products to the cart once; returns the names of the others. */
export async function confirmBasket(
  deps: Pick<Deps, 'db' | 'clock' | 'findOpenAttempt'>,
  { id, userId }: { id: string; userId: string },
): Promise<{ leftOut: string[] }> {
  return inTransaction(deps.db, async (tx) => {
    const prescription = await lockPrescription(tx, id);
    if (prescription?.userId !== userId) throw notFound('prescription');
    if (!prescription.basketMadeAt || prescription.status !== 'approved') {
      throw new Problem('BASKET_NOT_READY', healthcareRefusals.basketNotReady);
    }
    if (prescription.basketConfirmedAt) return { leftOut: [] };
    const lines = await listBasketLines(tx, [id]);
    const [available, leftOut] = [lines.filter(isAvailable), lines.filter((line) => !isAvailable(line))];
    if (available.length === 0) throw new Problem('OUT_OF_STOCK', healthcareRefusals.basketOutOfStock);
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
  const products = await findProductSnapshotsById(
    tx,
    lines.map(({ productId }) => productId),
  );
  const isKnown = ({ productId }: BasketLine) => products.get(productId)?.isDeleted === false;
  if (!lines.every(isKnown)) throw fieldProblem('lines', 'Product not found.');
}
