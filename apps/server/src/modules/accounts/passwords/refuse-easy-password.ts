import { accountRefusals } from '@subah/messages/api/accounts';
import { isOwnIdentity } from '@subah/rules/accounts/password';
import { isCommonPassword } from '../../../platform/common-passwords.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';

type Identity = { name: string; email: string; mobile: string };

/** For new passwords only: sign-in accepts an old one, so that its owner can change it. */
export function refuseEasyPassword(password: string, identity: Identity, field = 'password'): void {
  if (isCommonPassword(password)) {
    throw fieldProblem(field, accountRefusals.commonPassword, 'PASSWORD_TOO_COMMON');
  }
  if (isOwnIdentity(password, identity)) {
    throw fieldProblem(field, accountRefusals.personalPassword, 'PASSWORD_TOO_COMMON');
  }
}
