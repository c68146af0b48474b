import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { recoveryCodes, signInPolicy, twoStepSecrets, users } from '../accounts.tables.ts';

/** The encrypted secret; `isOn` is false until the first code was right. */
export async function findSecret(db: Db | Tx, userId: string) {
  const [row] = await db
    .select({ secret: twoStepSecrets.secret, isOn: sql<boolean>`${twoStepSecrets.confirmedAt} is not null` })
    .from(twoStepSecrets)
    .where(eq(twoStepSecrets.userId, userId));
  return row;
}

export const hasTwoStep = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await findSecret(db, userId))?.isOn ?? false;

/** Replaces the secret of an unfinished set-up. False when the second step is on. */
export async function saveNewSecret(tx: Tx, userId: string, secret: string): Promise<boolean> {
  const rows = await tx
    .insert(twoStepSecrets)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: twoStepSecrets.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(twoStepSecrets.confirmedAt),
    })
    .returning({ userId: twoStepSecrets.userId });
  return rows.length > 0;
}

/** Of two concurrent uses of one code, one gets false. `encrypted` is the secret that the code was checked with. */
export async function spendStep(tx: Tx, userId: string, encrypted: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(twoStepSecrets)
    .set({ lastStep: step })
    .where(
      and(eq(twoStepSecrets.userId, userId), eq(twoStepSecrets.secret, encrypted), lt(twoStepSecrets.lastStep, step)),
    )
    .returning({ userId: twoStepSecrets.userId });
  return rows.length > 0;
}

export async function confirmSecret(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(twoStepSecrets)
    .set({ confirmedAt: now })
    .where(and(eq(twoStepSecrets.userId, userId), isNull(twoStepSecrets.confirmedAt)))
    .returning({ userId: twoStepSecrets.userId });
  return rows.length > 0;
}

/** False when there was none. */
export async function deleteTwoStep(tx: Tx, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await tx
    .delete(twoStepSecrets)
    .where(eq(twoStepSecrets.userId, userId))
    .returning({ confirmedAt: twoStepSecrets.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function spendRecoveryCode(tx: Tx, userId: string, codeHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export const countRecoveryCodes = (db: Db | Tx, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

export async function isTwoStepRequired(db: Db | Tx): Promise<boolean> {
  const [row] = await db.select({ staffTwoStep: signInPolicy.staffTwoStep }).from(signInPolicy);
  return row?.staffTwoStep ?? false;
}

export async function setTwoStepRequired(tx: Tx, staffTwoStep: boolean): Promise<void> {
  await tx
    .insert(signInPolicy)
    .values({ staffTwoStep })
    .onConflictDoUpdate({ target: signInPolicy.isOnly, set: { staffTwoStep } });
}

export async function findStaffAccount(tx: Tx, id: string) {
  const [row] = await tx
    .select({ id: users.id, role: users.role, name: users.name, email: users.email, mobile: users.mobile })
    .from(users)
    .where(and(eq(users.id, id), ne(users.role, 'customer'), isNull(users.deletedAt)))
    .for('no key update');
  return row;
}
