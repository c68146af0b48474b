import { accountFields } from '@subah/messages/account-fields';
import { accountInputs } from '@subah/messages/api/accounts';
import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { SignedIn } from './accounts.ts';

const CurrentPassword = z.string().min(1, inputText(accountFields.passwordMissing)).max(200);
/** Six digits of the authenticator app, or a recovery code. */
const Code = z
  .string()
  .trim()
  .min(6, inputText(accountInputs.twoStepCode))
  .max(40, inputText(accountInputs.twoStepCode));
const PasswordAndCode = z.object({ password: CurrentPassword, code: Code });

const TwoStepState = z.strictObject({
  isOn: z.boolean(),
  /** The owner requires it of all staff. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});

export const SignInPolicy = z.object({ staffTwoStep: z.boolean() });

const RecoveryCodes = data(z.strictObject({ recoveryCodes: z.array(z.string()) }));
const message = z.strictObject({ message: z.string() });

export const twoStepEndpoints = {
  'POST login/two-step': endpoint({
    audience: 'any',
    summary: 'Second step of sign-in: the `details.challenge` of 401 TWO_STEP_REQUIRED and a code',
    body: z.object({ challenge: z.string().min(1).max(500), code: Code }),
    response: SignedIn,
  }),
  'GET two-step': endpoint({
    audience: 'staff',
    beforeTwoStep: true,
    summary: 'Whether the signed-in account uses a second step',
    response: data(TwoStepState),
  }),
  'POST two-step/enrol': endpoint({
    audience: 'staff',
    beforeTwoStep: true,
    summary: 'Start to set up the second step: a new secret for the authenticator app',
    body: z.object({ password: CurrentPassword }),
    response: data(z.strictObject({ secret: z.string(), uri: z.string() })),
  }),
  'POST two-step/confirm': endpoint({
    audience: 'staff',
    beforeTwoStep: true,
    summary: 'Switch the second step on with the first code; shows the recovery codes once and ends other sessions',
    body: z.object({ code: Code }),
    response: RecoveryCodes,
  }),
  'POST two-step/recovery-codes': endpoint({
    audience: 'staff',
    summary: 'Replace the recovery codes; shows the new ones once',
    body: PasswordAndCode,
    response: RecoveryCodes,
  }),
  'POST two-step/disable': endpoint({
    audience: 'staff',
    summary: 'Switch the second step off with password and code',
    body: PasswordAndCode,
    response: message,
  }),
  'POST admin/staff/{id}/reset-two-step': endpoint({
    audience: 'manage staff',
    summary: 'Remove the second step of another staff account, for example after a lost phone; ends its sessions',
    params: z.object({ id: Id }),
    body: z.object({ password: CurrentPassword }),
    response: message,
  }),
  'PUT admin/sign-in-policy': endpoint({
    audience: 'manage owners',
    summary: 'Require the second step of all staff accounts, or not',
    body: SignInPolicy.extend({ password: CurrentPassword }),
    response: data(z.strictObject(SignInPolicy.shape)),
  }),
};
