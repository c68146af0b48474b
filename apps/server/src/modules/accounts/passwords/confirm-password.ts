import { accountRefusals } from '@subah/messages/api/accounts';
import { fieldProblem, type Problem } from '../../../platform/http/problem.ts';
import type { AccountDeps } from '../account-deps.ts';
import { findPasswordHash } from '../accounts.queries.ts';
import { clearAfterSuccess, countAttempts, passwordLimit } from '../rate-limits.ts';
import { isPassword } from './passwords.ts';

/** Asks for the password again before an irreversible change. Returns the hash that it matched. */
export async function confirmPassword(
  deps: AccountDeps,
  userId: string,
  password: string,
  field: string,
): Promise<string> {
  const limit = passwordLimit(userId);
  await countAttempts(deps, [limit]);
  const passwordHash = await findPasswordHash(deps.db, userId);
  const isMatch = await isPassword(passwordHash, password);
  if (!passwordHash || !isMatch) throw wrongPassword(field);
  await clearAfterSuccess(deps, [limit]);
  return passwordHash;
}

/** Not a 401, because the session is valid. */
export const wrongPassword = (field: string): Problem =>
  fieldProblem(field, accountRefusals.wrongPassword, 'WRONG_PASSWORD');
