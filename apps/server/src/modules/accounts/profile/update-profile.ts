import type { ProfileUpdate, SessionUser } from '@subah/contract/accounts/accounts';
import { accountInputs, accountRefusals } from '@subah/messages/api/accounts';
import { apiRequests } from '@subah/messages/api/requests';
import { isBirthDate } from '@subah/rules/accounts/profile';
import { type Tx, violatesConstraint } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { omitUndefined } from '../../../platform/omit-undefined.ts';
import { acceptPicture, type Pictures } from '../../../platform/storage/pictures.ts';
import { saveWithPictures } from '../../../platform/storage/save-with-pictures.ts';
import type { AccountDeps } from '../account-deps.ts';
import { mobileChangedMail } from '../account-mails.ts';
import { deleteUnverified, findRegistered } from '../accounts.queries.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { contactHashes } from '../used-offers.ts';
import { lockProfile, type ProfileChange, updateProfileRow } from './profile.queries.ts';

/**
 * Changes only the given fields. The email is the identity and cannot be changed; another mobile, the name for sign-in,
 * needs the password.
 */
export async function updateProfile(
  deps: AccountDeps,
  user: SessionUser,
  { removePhoto, password, ...fields }: ProfileUpdate,
  file: Buffer | undefined,
): Promise<void> {
  if (fields.dateOfBirth && !isBirthDate(fields.dateOfBirth, deps.clock())) {
    throw fieldProblem('dateOfBirth', accountInputs.birthDate);
  }
  const change: ProfileChange = omitUndefined(fields);
  const isNewMobile = change.mobile !== undefined && change.mobile !== user.mobile;
  const confirmedHash = isNewMobile ? await requirePassword(deps, user.id, password) : undefined;
  const store = async (pictures: Pictures) => file && storePhoto(pictures, file);
  try {
    await saveWithPictures(deps, store, (tx, photo) => {
      if (photo || removePhoto) change.photo = photo ?? null;
      return applyChange(deps, tx, { userId: user.id, change, confirmedHash });
    });
  } catch (error) {
    throw violatesConstraint(error, 'users_mobile_once') ? mobileTaken() : error;
  }
}

const requirePassword = async (deps: AccountDeps, userId: string, password: string | undefined): Promise<string> => {
  if (password === undefined) throw passwordRequired();
  return confirmPassword(deps, userId, password, 'password');
};

type ConfirmedChange = { userId: string; change: ProfileChange; confirmedHash: string | undefined };

async function applyChange(
  { settings }: Pick<AccountDeps, 'settings'>,
  tx: Tx,
  { userId, change, confirmedHash }: ConfirmedChange,
): Promise<void> {
  let hashes = {};
  const before = await lockProfile(tx, userId);
  if (!before) throw new Problem('UNAUTHENTICATED', apiRequests.signInAgain);
  if (change.mobile && change.mobile !== before.mobile) {
    // The mobile or the password may have changed since the check before the lock.
    if (confirmedHash !== before.passwordHash) throw passwordRequired();
    const owners = await findRegistered(tx, { mobile: change.mobile, email: '' });
    if (owners.length === 0) await deleteUnverified(tx, { mobile: change.mobile });
    const { name, email, language, mobile: from } = before;
    await queueMail(tx, mobileChangedMail({ name, email, language, from, to: change.mobile }, settings.publicUrl));
    hashes = contactHashes(settings, { mobile: change.mobile, email });
  }
  if (Object.keys(change).length > 0) await updateProfileRow(tx, userId, { ...change, ...hashes });
  if (before.photo && 'photo' in change) await addJob(tx, 'accounts:delete-photo', { key: before.photo });
}

/** The random key is the only protection of the photo. */
async function storePhoto(pictures: Pictures, file: Buffer): Promise<string> {
  const key = `people/${newId()}`;
  await pictures.write(key, await acceptPicture(file, 'profilePhoto'));
  return key;
}

const mobileTaken = () => fieldProblem('mobile', accountRefusals.newMobileTaken, 'MOBILE_TAKEN');

const passwordRequired = () => fieldProblem('password', accountRefusals.passwordForMobile, 'PASSWORD_REQUIRED');
