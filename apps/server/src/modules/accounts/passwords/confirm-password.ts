import { fieldProblem, type Problem } from '../../../platform/http/problem.ts';
import { findPasswordHash } from '../accounts.queries.ts';
import { countAttempts, forgive, passwordLimit } from '../rate-limits.ts';
import type { AccountDeps } from '../sessions/sign-in.ts';
import { isPassword } from './passwords.ts';

/** Before something that cannot be undone: a phone that was left lying open is not enough. Gives the hash that it matched. */
export async function confirmPassword(
  deps: AccountDeps,
  userId: string,
  password: string,
  field: string,
): Promise<string> {
  const limit = passwordLimit(userId);
  await countAttempts(deps, [limit]);
  const passwordHash = await findPasswordHash(deps.db, userId);
  const isRight = await isPassword(passwordHash, password);
  if (!passwordHash || !isRight) throw wrongPassword(field);
  await forgive(deps, [limit]);
  return passwordHash;
}

/** Not a 401: the session is fine, what was typed is not. */
export const wrongPassword = (field: string): Problem => fieldProblem(field, 'This is not your current password.');
