import { accountRefusals } from '@subah/messages/api/accounts';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, type Problem } from '../../../platform/http/problem.ts';
import type { AccountDeps } from '../account-deps.ts';
import { clearAfterSuccess, countAttempts, twoStepLimits } from '../rate-limits.ts';
import { decryptSecret, hashRecoveryCode, isRecoveryCode, stepOfCode } from './totp.ts';
import { findSecret, spendRecoveryCode, spendStep } from './two-step.queries.ts';

/** Spends the code in the transaction of what it is for. `false`: another request with it was faster. */
export type CheckedCode = {
  spend: (tx: Tx) => Promise<boolean>;
  isRecovery: boolean;
  clearLimits: () => Promise<void>;
};

type CodeInput = { userId: string; code: string; ip: string };

/** One error for a wrong and for a used code. */
export const wrongCode = (): Problem => fieldProblem('code', accountRefusals.wrongTwoStepCode, 'WRONG_TWO_STEP_CODE');

/** Counts the attempt, then checks a code of the authenticator app or a recovery code. */
export async function checkCode(deps: AccountDeps, { userId, code, ip }: CodeInput): Promise<CheckedCode> {
  const { account, network } = twoStepLimits(userId, ip);
  await countAttempts(deps, [account, network]);
  const clearLimits = () => clearAfterSuccess(deps, [account], network);
  const { authSecret } = deps.settings;
  const found = await findSecret(deps.db, userId);
  if (!found) throw wrongCode();
  if (found.isOn && isRecoveryCode(code)) {
    const codeHash = hashRecoveryCode(authSecret, userId, code);
    return { spend: (tx) => spendRecoveryCode(tx, userId, codeHash, deps.clock()), isRecovery: true, clearLimits };
  }
  const secret = decryptSecret(authSecret, userId, found.secret);
  const step = stepOfCode(secret, code.replace(/\s/g, ''), deps.clock());
  if (step === undefined) throw wrongCode();
  return { spend: (tx) => spendStep(tx, userId, found.secret, step), isRecovery: false, clearLimits };
}
