import type { MorningSheet } from '@subah/contract/milk/milk-round';
import { dayText } from '@subah/messages/dates';
import { canChangeDay, deliveryDateToCreate } from '@subah/rules/milk/milk-cut-off';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound } from '../../platform/http/problem.ts';
import { composeMail, type Mail, queueMail } from '../../platform/mail/mail.ts';
import { recordChange } from '../audit/index.ts';
import { readShopFacts } from '../shop/index.ts';
import { milkDairies, milkDairySheets, type SheetLine } from './dairies.tables.ts';
import { readMorningSheet } from './morning-sheet.ts';

type Dairy = MorningSheet['dairies'][number];

export const brandOf = ({ brand }: Pick<Dairy, 'brand'>): string => brand ?? '';
export const linesOf = ({ products }: Dairy): SheetLine[] =>
  products.map(({ name, unit, packs }) => ({ name, unit, packs }));
export const isSameSheet = (a: SheetLine[], b: SheetLine[]): boolean => {
  const key = (lines: SheetLine[]) => lines.map(({ name, unit, packs }) => `${name} ${unit} ${packs}`).sort();
  return JSON.stringify(key(a)) === JSON.stringify(key(b));
};

/** Mails the coming morning to every dairy with an address: once, and again only if the packs have changed since. */
export async function sendDairySheets({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const date = deliveryDateToCreate(now);
  if (!date) return;
  await inTransaction(db, async (tx) => {
    const addresses = new Map(
      (await tx.select().from(milkDairies).orderBy(milkDairies.brand).for('update')).map((row) => [
        row.brand,
        row.email,
      ]),
    );
    if (addresses.size === 0) return;
    for (const dairy of (await readMorningSheet(tx, date)).dairies) {
      const email = addresses.get(brandOf(dairy));
      if (!email) continue;
      const sent = await findSheet(tx, date, brandOf(dairy));
      if (sent && isSameSheet(sent.lines, linesOf(dairy))) continue;
      await mailSheet(tx, { date, dairy, email, isCorrected: sent !== undefined, now });
    }
  });
}

type SendInput = { date: string; brand: string; sends: number; actorId: string };

/** By staff. A request that was sent twice names the same number of mails and sends one. */
export async function sendAgain({ db, clock }: Pick<Deps, 'db' | 'clock'>, input: SendInput): Promise<number> {
  const { date, brand, sends, actorId } = input;
  const now = clock();
  if (canChangeDay(date, now))
    throw fieldProblem('date', 'Customers can change this morning until 11 PM the evening before.');
  return inTransaction(db, async (tx) => {
    const [address] = await tx.select().from(milkDairies).where(eq(milkDairies.brand, brand)).for('update');
    if (!address) throw fieldProblem('brand', 'Enter the mail address of the dairy first.');
    const sent = await findSheet(tx, date, brand);
    if ((sent?.sends ?? 0) !== sends) return sent?.sends ?? 0;
    const dairy = (await readMorningSheet(tx, date)).dairies.find((row) => brandOf(row) === brand);
    if (!dairy) throw notFound('delivery');
    await mailSheet(tx, { date, dairy, email: address.email, isCorrected: false, now });
    const after = { date, email: address.email };
    await recordChange(tx, { actorId, action: 'send', subject: 'milk sheet', subjectId: brand || 'other', after });
    return sends + 1;
  });
}

async function findSheet(tx: Tx, date: string, brand: string) {
  const [sheet] = await tx
    .select()
    .from(milkDairySheets)
    .where(and(eq(milkDairySheets.date, date), eq(milkDairySheets.brand, brand)));
  return sheet;
}

type SheetInput = { date: string; dairy: Dairy; email: string; isCorrected: boolean; now: Date };

async function mailSheet(tx: Tx, input: SheetInput): Promise<void> {
  const { date, dairy, email, now } = input;
  const { name, phone } = await readShopFacts(tx);
  await queueMail(tx, composeSheet(input, { name, phone }));
  const sheet = { email, lines: linesOf(dairy), sentAt: now };
  await tx
    .insert(milkDairySheets)
    .values({ date, brand: brandOf(dairy), ...sheet })
    .onConflictDoUpdate({
      target: [milkDairySheets.date, milkDairySheets.brand],
      set: { ...sheet, sends: sql`${milkDairySheets.sends} + 1` },
    });
}

function composeSheet({ date, dairy, email, isCorrected }: SheetInput, shop: { name: string; phone: string }): Mail {
  const day = dayText(date, 'en');
  const total = `${dairy.packs} packs, ${dairy.litres} L`;
  return composeMail({
    to: email,
    subject: `${isCorrected ? 'Corrected: milk' : 'Milk'} for ${day}: ${total} – ${shop.name}`,
    heading: `Milk for ${day}`,
    paragraphs: [
      ...(isCorrected ? ['This replaces the sheet that we sent before.'] : []),
      `Please bring ${total}${dairy.brand ? ` of ${dairy.brand}` : ''}. Skipped mornings and extra packs of our customers are counted.`,
      ...(shop.phone ? [`Questions: ${shop.phone}`] : []),
    ],
    table: [
      ...dairy.products.map((product): [string, string] => [
        `${product.name}, ${product.unit}`,
        `${product.packs} packs`,
      ]),
      ['Total', total],
    ],
  });
}
