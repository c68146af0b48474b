import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { twoStepEndpoints } from '@subah/contract/accounts/two-step';
import { accountAnswers } from '@subah/messages/api/accounts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { RecordChange } from '../record-change.ts';
import { logSignIn, readBearer } from '../sessions/authenticate.ts';
import { signInWithCode } from './challenge.ts';
import { resetTwoStep, setSignInPolicy } from './manage-staff.ts';
import { confirmTwoStep, disableTwoStep, enrolTwoStep, replaceCodes } from './set-up-two-step.ts';
import { countRecoveryCodes, hasTwoStep, isTwoStepRequired } from './two-step.queries.ts';

/** Of modules above this one. */
type OtherModules = { record: RecordChange; readShopName: (db: Db) => Promise<string> };

export const twoStepRoutes = (
  deps: AccountDeps,
  { record, readShopName }: OtherModules,
): Pick<Handlers, keyof typeof twoStepEndpoints> => {
  const callerOf = (user: SessionUser, request: FastifyRequest) => ({
    user,
    sessionId: readBearer(deps, request)?.sessionId ?? '',
    ip: request.ip,
  });
  return {
    'POST login/two-step': async ({ body, request, t }) => ({
      data: logSignIn(request, await signInWithCode(deps, { ...body, ip: request.ip }, record)),
      message: t(accountAnswers.signedIn),
    }),
    'GET two-step': async ({ user }) => ({
      data: {
        isOn: await hasTwoStep(deps.db, user.id),
        isRequired: await isTwoStepRequired(deps.db),
        recoveryCodesLeft: await countRecoveryCodes(deps.db, user.id),
      },
    }),
    'POST two-step/enrol': async ({ user, body }) => ({
      data: await enrolTwoStep(deps, user, { ...body, shopName: await readShopName(deps.db) }),
    }),
    'POST two-step/confirm': async ({ user, body, request }) => ({
      data: { recoveryCodes: await confirmTwoStep(deps, callerOf(user, request), body.code, record) },
      message: 'Two-step sign-in is on. Other devices are signed out.',
    }),
    'POST two-step/recovery-codes': async ({ user, body, request }) => ({
      data: { recoveryCodes: await replaceCodes(deps, callerOf(user, request), body, record) },
    }),
    'POST two-step/disable': async ({ user, body, request }) => {
      await disableTwoStep(deps, callerOf(user, request), body, record);
      return { message: 'Two-step sign-in is off.' };
    },
    'POST admin/staff/{id}/reset-two-step': async ({ user, params, body }) => {
      await resetTwoStep(deps, user, { staffId: params.id, password: body.password }, record);
      return { message: 'Two-step sign-in is reset. The account can set it up again.' };
    },
    'PUT admin/sign-in-policy': async ({ user, body }) => {
      await setSignInPolicy(deps, user, body, record);
      return { data: { staffTwoStep: body.staffTwoStep } };
    },
  };
};
