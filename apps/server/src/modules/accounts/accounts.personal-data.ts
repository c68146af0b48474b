import { picturePath } from '@subah/contract/picture';
import { eq } from 'drizzle-orm';
import { forgetAttempts } from '../../platform/http/rate-limit.ts';
import { forgetMails } from '../../platform/mail/forget-mails.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { accountNotes, oneTimeCodes, refreshTokens, staffInvitations } from './accounts.tables.ts';
import { readAccountData } from './profile/profile.queries.ts';
import { savedViews } from './saved-views.tables.ts';
import { listViews } from './staff/saved-views.ts';
import { deleteTwoStep } from './two-step/two-step.queries.ts';

export const accountsPersonalData: PersonalData = {
  subject: 'account',
  read: async (db, { id }) => {
    const account = await readAccountData(db, id);
    const sessions = await db
      .select({ openedAt: refreshTokens.createdAt, expiresAt: refreshTokens.expiresAt })
      .from(refreshTokens)
      .where(eq(refreshTokens.userId, id))
      .orderBy(refreshTokens.createdAt);
    const views = await listViews(db, id);
    return { ...account, views, photo: account?.photo ? picturePath(account.photo) : null, sessions };
  },
  // The account row itself is anonymised by `deleteAccount`.
  erase: async (tx, { id, email, mobile }) => {
    await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, id));
    await tx.delete(staffInvitations).where(eq(staffInvitations.userId, id));
    await tx.delete(savedViews).where(eq(savedViews.userId, id));
    await tx.delete(accountNotes).where(eq(accountNotes.userId, id));
    await deleteTwoStep(tx, id);
    await forgetAttempts(tx, [id, email, mobile]);
    await forgetMails(tx, email);
  },
};
