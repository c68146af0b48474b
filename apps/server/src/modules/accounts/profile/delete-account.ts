import type { SessionUser } from '@subah/contract/accounts/accounts';
import { accountRefusals } from '@subah/messages/api/accounts';
import { inTransaction, type Tx, violatesConstraint } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountDeletedMail } from '../account-mails.ts';
import { findLanguage } from '../accounts.queries.ts';
import { lockOpenAccount } from '../lock-account.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { contactHashes, type ListUsedOffers, rememberOffers, type UsedOffer } from '../used-offers.ts';
import { anonymise, lockPhoto } from './profile.queries.ts';

/** Erases all personal data in one transaction; orders stay, anonymous, for accounting. */
export async function deleteAccount(
  deps: AccountDeps,
  user: SessionUser,
  password: string,
  { personalData, usedOffers }: { personalData: PersonalData[]; usedOffers: ListUsedOffers[] },
): Promise<void> {
  await confirmPassword(deps, user.id, password, 'password');
  const eraseAll = async (tx: Tx) => {
    await lockOpenAccount(tx, user.id);
    const photo = await lockPhoto(tx, user.id);
    const now = deps.clock();
    for (const { erase } of personalData) await erase?.(tx, user, now);
    const offers: UsedOffer[] = [];
    for (const list of usedOffers) offers.push(...(await list(tx, user.id)));
    await rememberOffers(tx, { ...contactHashes(deps.settings, user), offers, now });
    await anonymise(tx, user.id, now);
    await endSessions(tx, user.id);
    if (photo) await addJob(tx, 'accounts:delete-photo', { key: photo });
    await queueMail(tx, accountDeletedMail({ ...user, language: await findLanguage(tx, user.id) }));
  };
  await inTransaction(deps.db, eraseAll).catch((error: unknown) => {
    throw violatesConstraint(error, 'users_last_owner') ? lastOwner() : error;
  });
}

const lastOwner = () => new Problem('LAST_ADMIN', accountRefusals.lastAdmin);
