import type { accountsEndpoints, Profile } from '@subah/contract/accounts/accounts';
import { picturePath } from '@subah/contract/picture';
import type { Address } from '@subah/contract/shop/delivery';
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
import { findProfile } from './profile/profile.queries.ts';
import { updateProfile } from './profile/update-profile.ts';
import { logSignIn, readBearer } from './sessions/authenticate.ts';
import { endSessionByToken, refreshSession } from './sessions/refresh-session.ts';
import { signIn } from './sessions/sign-in.ts';
import { signUp } from './sign-up/sign-up.ts';
import { verifyEmail } from './sign-up/verify-email.ts';

/** From modules on higher levels, injected by the app. */
type OtherModules = { personalData: PersonalData[]; addressesOf: (db: Db, userId: string) => Promise<Address[]> };

export const accountsRoutes = (
  deps: AccountDeps,
  { personalData, addressesOf }: OtherModules,
): Pick<Handlers, keyof typeof accountsEndpoints> => ({
  'POST signup': async ({ body, request }) => {
    const { isReferralUnknown } = await signUp(deps, { ...body, language: languageOf(request), ip: request.ip });
    const note = isReferralUnknown ? ' The referral code was not recognised and is left out.' : '';
    return { message: `OTP sent to your email.${note}` };
  },
  'POST verify-otp': async ({ body, request }) => ({
    data: logSignIn(request, await verifyEmail(deps, { ...body, ip: request.ip })),
    message: "Registration successful! You're logged in.",
  }),
  'POST resend-otp': async ({ body, request }) => {
    await requestCode(deps, { email: body.email, purpose: 'verify-email' }, request.ip);
    return { message: 'OTP resent to your email.' };
  },
  'POST login': async ({ body, request }) => ({
    data: logSignIn(request, await signIn(deps, { ...body, ip: request.ip })),
    message: 'Signed in successfully!',
  }),
  'POST refresh-token': async ({ body }) => {
    const session = await refreshSession(deps, body.refreshToken);
    return { ...session, data: session };
  },
  'POST logout': async ({ body }) => {
    await endSessionByToken(deps, body.refreshToken);
    return { message: 'Signed out.' };
  },
  'POST forgot-password': async ({ body, request }) => {
    await requestCode(deps, { email: body.email, purpose: 'reset-password' }, request.ip);
    return { message: 'If this email is registered, an OTP is on its way to it.' };
  },
  'POST reset-password': async ({ body, request }) => {
    await resetPassword(deps, { ...body, ip: request.ip });
    return { message: 'Your password is changed. Please sign in.' };
  },
  'POST change-password': async ({ body, user, request }) => {
    const sessionId = readBearer(deps, request)?.sessionId ?? '';
    await changePassword(deps, { ...body, user, sessionId });
    return { message: 'Your password is changed. Other devices are signed out.' };
  },
  'GET get-profile': async ({ user }) => ({ data: await profileOf(deps.db, user.id, addressesOf) }),
  'PUT user/update': async ({ user, body, files }) => {
    await updateProfile(deps, user, body, files.profilePhoto[0]);
    return { data: await profileOf(deps.db, user.id, addressesOf), message: 'Profile updated successfully!' };
  },
  'GET users/me/export': async ({ user }) => {
    const data: Record<string, unknown> = { exportedAt: deps.clock() };
    for (const { subject, read } of personalData) data[subject] = await read(deps.db, user);
    return { data };
  },
  'DELETE users/me': async ({ user, body }) => {
    await deleteAccount(deps, user, body.password, personalData);
    return { message: 'Your account is deleted.' };
  },
});

async function profileOf(db: Db, userId: string, addressesOf: OtherModules['addressesOf']): Promise<Profile> {
  const found = await findProfile(db, userId);
  if (!found) throw new Problem('UNAUTHENTICATED', 'Please sign in again.');
  const { id, photo, ...profile } = found;
  return {
    _id: id,
    ...profile,
    profilePhoto: photo && picturePath(photo),
    addresses: await addressesOf(db, userId),
  };
}
