import { accountFields } from '@subah/messages/account-fields';
import { accountInputs, businessInputs } from '@subah/messages/api/accounts';
import { LANGUAGES } from '@subah/messages/language';
import { MOBILE_PATTERN, normalizeMobile } from '@subah/rules/accounts/mobile';
import { oneLine } from '@subah/rules/accounts/one-line';
import { MIN_OTP_LENGTH } from '@subah/rules/accounts/one-time-code';
import { MIN_PASSWORD_LENGTH } from '@subah/rules/accounts/password';
import { GENDERS, MIN_NAME_LENGTH } from '@subah/rules/accounts/profile';
import { ROLES } from '@subah/rules/accounts/roles';
import { isGstin } from '@subah/rules/invoices/gstin';
import { z } from 'zod';
import { Address } from '../delivery/delivery.ts';
import { blankAsMissing, data, endpoint, Flag, Id } from '../endpoint.ts';
import { optionalField } from '../form-field.ts';
import { inputText } from '../input-messages.ts';

// Schemas drop undeclared fields, so that a body cannot set role, id or verification.

/** Normalized, so that other spellings make no second account and no second rate limit. */
export const Mobile = z
  .string()
  .transform(normalizeMobile)
  .pipe(z.string().regex(MOBILE_PATTERN, inputText(accountFields.invalidMobile)));
export const Password = z.string().min(MIN_PASSWORD_LENGTH, inputText(accountFields.shortPassword)).max(200);
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(inputText(accountFields.invalidEmail)));
export const PersonName = z
  .string()
  .max(200)
  .transform(oneLine)
  .pipe(
    z.string().min(MIN_NAME_LENGTH, inputText(accountFields.invalidName)).max(80, inputText(accountInputs.longName)),
  );
const Otp = z
  .string()
  .trim()
  .min(MIN_OTP_LENGTH, inputText(accountFields.invalidOtp))
  .max(12, inputText(accountFields.invalidOtp));

const Login = z.object({ mobile: Mobile, password: Password });

export const SignUp = z.object({
  email: Email,
  name: PersonName,
  mobile: Mobile,
  password: Password,
  referredByCode: blankAsMissing(z.string().trim().toUpperCase().max(40).optional()),
});
export type SignUp = z.infer<typeof SignUp>;

/** In the access token and in the response of sign-in. */
export const SessionUser = z.strictObject({
  id: Id,
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const Profile = z.strictObject({
  _id: Id,
  role: z.enum(ROLES),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  referralCode: z.string(),
  /** `1994-02-28` */
  dateOfBirth: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  nationality: z.string().nullable(),
  /** Of mails to this account. */
  language: z.enum(LANGUAGES),
  /** The path of the picture. */
  profilePhoto: z.string().nullable(),
  addresses: z.array(Address),
});
export type Profile = z.infer<typeof Profile>;

/** Missing fields stay; empty ones are removed where allowed. An email is ignored. */
export const ProfileUpdate = z.object({
  name: PersonName.optional(),
  mobile: Mobile.optional(),
  dateOfBirth: optionalField(z.string().trim().max(10, inputText(accountInputs.birthDate))),
  gender: optionalField(z.enum(GENDERS, inputText(accountInputs.gender))),
  nationality: optionalField(
    z
      .string()
      .max(200)
      .transform(oneLine)
      .pipe(z.string().max(60, inputText(accountInputs.longNationality))),
  ),
  language: z.enum(LANGUAGES, inputText(accountInputs.language)).optional(),
  removePhoto: Flag.optional(),
  /** Required when the mobile changes, because it is the name for sign-in. */
  password: blankAsMissing(z.string().max(200).optional()),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

const Tokens = z.strictObject({ accessToken: z.string(), refreshToken: z.string() });
export const SignedIn = data(Tokens.extend({ user: SessionUser }));
const RefreshToken = z.object({ refreshToken: z.string().min(1).max(500) });
const EmailOnly = z.object({ email: Email });
const message = z.strictObject({ message: z.string() });

export const BusinessDetails = z.strictObject({ gstin: z.string(), businessName: z.string() });
export type BusinessDetails = z.infer<typeof BusinessDetails>;

const BusinessInput = z
  .object({
    gstin: z
      .string()
      .trim()
      .toUpperCase()
      .refine((gstin) => gstin === '' || isGstin(gstin), inputText(businessInputs.gstin)),
    businessName: z.string().trim().max(150).default(''),
  })
  .refine(({ gstin, businessName }) => gstin === '' || businessName !== '', {
    path: ['businessName'],
    ...inputText(businessInputs.name),
  });

export const accountsEndpoints = {
  'POST signup': endpoint({
    audience: 'any',
    summary:
      'Open an account; an OTP goes to the email. An account that was never verified is replaced. Its language is that of Accept-Language',
    body: SignUp,
    response: message,
  }),
  'POST verify-otp': endpoint({
    audience: 'any',
    summary: 'Verify the email of a new account and sign in',
    body: z.object({ email: Email, otp: Otp }),
    response: SignedIn,
  }),
  'POST resend-otp': endpoint({
    audience: 'any',
    summary: 'Send the OTP of a new account again: 120 seconds after the first, 60 seconds after each further one',
    body: EmailOnly,
    response: message,
  }),
  'POST login': endpoint({
    audience: 'any',
    summary:
      'Sign in with mobile and password. 403 with `fields.email`: the account of this address waits for its OTP. 401 TWO_STEP_REQUIRED: go on with `POST login/two-step`',
    body: Login,
    response: SignedIn,
  }),
  'POST login/send-code': endpoint({
    audience: 'any',
    summary:
      'Send an OTP for signing in without the password, to customers only; the answer does not tell whether the email is registered',
    body: EmailOnly,
    response: message,
  }),
  'POST login/code': endpoint({
    audience: 'any',
    summary: 'Sign in with the OTP of `POST login/send-code`',
    body: z.object({ email: Email, otp: Otp }),
    response: SignedIn,
  }),
  'POST refresh-token': endpoint({
    audience: 'any',
    summary: 'Exchange a refresh token for a new pair; the old one ends',
    body: RefreshToken,
    response: Tokens.extend({ data: Tokens }),
  }),
  'POST logout': endpoint({
    audience: 'any',
    summary: 'End the session that the refresh token belongs to',
    body: RefreshToken,
    response: message,
  }),
  'POST forgot-password': endpoint({
    audience: 'any',
    summary: 'Send an OTP for a new password; the answer does not tell whether the email is registered',
    body: EmailOnly,
    response: message,
  }),
  'POST reset-password': endpoint({
    audience: 'any',
    summary: 'Set a new password with the OTP; ends every session',
    body: z.object({ email: Email, otp: Otp, password: Password }),
    response: message,
  }),
  'POST change-password': endpoint({
    audience: 'customer',
    summary: 'Change the password; ends all other sessions',
    body: z.object({
      currentPassword: z.string().min(1, inputText(accountInputs.currentPasswordMissing)).max(200),
      newPassword: Password,
    }),
    response: message,
  }),
  'GET get-profile': endpoint({
    audience: 'customer',
    summary: 'Profile of the signed-in customer with addresses',
    response: data(Profile),
  }),
  'PUT user/update': endpoint({
    audience: 'customer',
    summary:
      'Change the profile; omitted fields stay, an email is ignored. Another mobile needs `password`: 400 PASSWORD_REQUIRED',
    body: ProfileUpdate,
    files: {
      profilePhoto: {
        maxFiles: 1,
        maxBytes: MAX_PHOTO_BYTES,
        tooLarge: accountInputs.photoTooLarge,
        tooMany: accountInputs.onePhoto,
      },
    },
    response: data(Profile),
  }),
  'GET users/me/business': endpoint({
    audience: 'customer',
    summary: 'GSTIN and name of the business that invoices are made out to; empty without one',
    response: data(BusinessDetails),
  }),
  'PUT users/me/business': endpoint({
    audience: 'customer',
    summary: 'Set the GSTIN and name for coming invoices; an empty GSTIN removes both',
    body: BusinessInput,
    response: data(BusinessDetails),
  }),
  'GET users/me/export': endpoint({
    audience: 'customer',
    summary: 'All personal data of the signed-in customer, by subject',
    response: data(z.record(z.string(), z.unknown())),
  }),
  'DELETE users/me': endpoint({
    audience: 'customer',
    summary: 'Delete the account; orders are kept without personal data',
    body: z.object({ password: z.string().min(1, inputText(accountFields.passwordMissing)).max(200) }),
    response: message,
  }),
};
