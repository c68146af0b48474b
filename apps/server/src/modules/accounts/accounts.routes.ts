import type { accountsEndpoints, Profile } from '@subah/contract/accounts/accounts';
import type { Address } from '@subah/contract/delivery/delivery';
import { picturePath } from '@subah/contract/picture';
import { accountAnswers } from '@subah/messages/api/accounts';
import { apiRequests } from '@subah/messages/api/requests';
import type { Db } from '../../platform/database/database.ts';
import { languageOf } from '../../platform/http/choose-language.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { AccountDeps } from './account-deps.ts';
import { requestCode } from './one-time-codes/send-code.ts';
import { changePassword } from './passwords/change-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { deleteAccount } from './profile/delete-account.ts';
import { findBusiness, findProfile, saveBusiness } from './profile/profile.queries.ts';
import { updateProfile } from './profile/update-profile.ts';
import { logSignIn, readBearer } from './sessions/authenticate.ts';
import { endSessionByToken, refreshSession } from './sessions/refresh-session.ts';
import { signIn } from './sessions/sign-in.ts';
import { signInByCode } from './sessions/sign-in-by-code.ts';
import { signUp } from './sign-up/sign-up.ts';
import { type FindDeliverySettings, verifyEmail } from './sign-up/verify-email.ts';
import type { ListUsedOffers } from './used-offers.ts';

/** From modules on higher levels, injected by the app. */
type OtherModules = {
  personalData: PersonalData[];
  usedOffers: ListUsedOffers[];
  addressesOf: (db: Db, userId: string) => Promise<Address[]>;
  findDeliverySettings: FindDeliverySettings;
};

export const accountsRoutes = (
  deps: AccountDeps,
  { personalData, usedOffers, addressesOf, findDeliverySettings }: OtherModules,
): Pick<Handlers, keyof typeof accountsEndpoints> => ({
  'POST signup': async ({ body, request, t }) => {
    const { isReferralUnknown } = await signUp(deps, { ...body, language: languageOf(request), ip: request.ip });
    return { message: t(isReferralUnknown ? accountAnswers.otpSentWithoutReferral : accountAnswers.otpSent) };
  },
  'POST verify-otp': async ({ body, request, t }) => ({
    data: logSignIn(request, await verifyEmail({ ...deps, findDeliverySettings }, { ...body, ip: request.ip })),
    message: t(accountAnswers.registered),
  }),
  'POST resend-otp': async ({ body, request, t }) => {
    await requestCode(deps, { email: body.email, purpose: 'verify-email' }, request.ip);
    return { message: t(accountAnswers.otpResent) };
  },
  'POST login': async ({ body, request, t }) => ({
    data: logSignIn(request, await signIn(deps, { ...body, ip: request.ip })),
    message: t(accountAnswers.signedIn),
  }),
  'POST login/send-code': async ({ body, request, t }) => {
    await requestCode(deps, { email: body.email, purpose: 'sign-in' }, request.ip);
    return { message: t(accountAnswers.otpOnItsWay) };
  },
  'POST login/code': async ({ body, request, t }) => ({
    data: logSignIn(request, await signInByCode(deps, { ...body, ip: request.ip })),
    message: t(accountAnswers.signedIn),
  }),
  'POST refresh-token': async ({ body }) => {
    const session = await refreshSession(deps, body.refreshToken);
    return { ...session, data: session };
  },
  'POST logout': async ({ body, t }) => {
    await endSessionByToken(deps, body.refreshToken);
    return { message: t(accountAnswers.signedOut) };
  },
  'POST forgot-password': async ({ body, request, t }) => {
    await requestCode(deps, { email: body.email, purpose: 'reset-password' }, request.ip);
    return { message: t(accountAnswers.otpOnItsWay) };
  },
  'POST reset-password': async ({ body, request, t }) => {
    await resetPassword(deps, { ...body, ip: request.ip });
    return { message: t(accountAnswers.passwordReset) };
  },
  'POST change-password': async ({ body, user, request, t }) => {
    const sessionId = readBearer(deps, request)?.sessionId ?? '';
    await changePassword(deps, { ...body, user, sessionId });
    return { message: t(accountAnswers.passwordChanged) };
  },
  'GET get-profile': async ({ user }) => ({ data: await profileOf(deps.db, user.id, addressesOf) }),
  'PUT user/update': async ({ user, body, files, t }) => {
    await updateProfile(deps, user, body, files.profilePhoto[0]);
    return { data: await profileOf(deps.db, user.id, addressesOf), message: t(accountAnswers.profileUpdated) };
  },
  'GET users/me/business': async ({ user }) => ({ data: await findBusiness(deps.db, user.id) }),
  'PUT users/me/business': async ({ user, body }) => {
    await saveBusiness(deps.db, user.id, body);
    return { data: await findBusiness(deps.db, user.id) };
  },
  'GET users/me/export': async ({ user }) => {
    const data: Record<string, unknown> = { exportedAt: deps.clock() };
    for (const { subject, read } of personalData) data[subject] = await read(deps.db, user);
    return { data };
  },
  'DELETE users/me': async ({ user, body, t }) => {
    await deleteAccount(deps, user, body.password, { personalData, usedOffers });
    return { message: t(accountAnswers.accountDeleted) };
  },
});

async function profileOf(db: Db, userId: string, addressesOf: OtherModules['addressesOf']): Promise<Profile> {
  const found = await findProfile(db, userId);
  if (!found) throw new Problem('UNAUTHENTICATED', apiRequests.signInAgain);
  const { id, photo, ...profile } = found;
  return {
    _id: id,
    ...profile,
    profilePhoto: photo && picturePath(photo),
    addresses: await addressesOf(db, userId),
  };
}
