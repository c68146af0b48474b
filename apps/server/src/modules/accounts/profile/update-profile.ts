import type { ProfileUpdate } from '@subah/contract/accounts/accounts';
import { isBirthDate } from '@subah/rules/accounts/profile';
import { breaksUnique, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { acceptPicture } from '../../../platform/storage/pictures.ts';
import { deleteUnverified, findTaken } from '../accounts.queries.ts';
import type { AccountDeps } from '../sessions/sign-in.ts';
import { lockPhoto, type ProfileChange, updateProfileRow } from './profile.queries.ts';

/** Changes only the given fields. The email is the identity and cannot be changed. */
export async function updateProfile(
  deps: AccountDeps,
  userId: string,
  { removePhoto, ...fields }: ProfileUpdate,
  file: Buffer | undefined,
): Promise<void> {
  if (fields.dateOfBirth && !isBirthDate(fields.dateOfBirth, deps.clock())) {
    throw fieldProblem('dateOfBirth', 'Enter a real date in the past.');
  }
  const change: ProfileChange = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const photo = file && (await storePhoto(deps, file));
  if (photo || removePhoto) change.photo = photo ?? null;
  try {
    await inTransaction(deps.db, (tx) => applyChange(tx, userId, change));
  } catch (error) {
    if (photo) await deps.pictures.remove(photo);
    throw breaksUnique(error, 'users_mobile_once') ? mobileTaken() : error;
  }
}

async function applyChange(tx: Tx, userId: string, change: ProfileChange): Promise<void> {
  const before = await lockPhoto(tx, userId);
  if (change.mobile) {
    const owners = await findTaken(tx, { mobile: change.mobile, email: '' });
    if (owners.length === 0) await deleteUnverified(tx, { mobile: change.mobile });
  }
  if (Object.keys(change).length > 0) await updateProfileRow(tx, userId, change);
  if (before && 'photo' in change) await addJob(tx, 'accounts:delete-photo', { key: before });
}

/** The random key is the only protection of the photo. */
async function storePhoto({ pictures }: AccountDeps, file: Buffer): Promise<string> {
  const key = `people/${newId()}`;
  await pictures.write(key, await acceptPicture(file, 'profilePhoto'));
  return key;
}

const mobileTaken = () => fieldProblem('mobile', 'This mobile number is already registered.', 'MOBILE_TAKEN');
