import type { Profile } from '@subah/contract/accounts/accounts';
import { accountFields } from '@subah/messages/account-fields';
import { profilePage } from '@subah/messages/profile';
import { t } from '@subah/messages/translate';
import { type Gender, isBirthDate } from '@subah/rules/accounts/profile';
import type { FormErrors } from '@subah/ui/forms/form-errors';
import { mobileError, nameError } from '../sign-in/account-validation.ts';

export type ProfileFields = {
  name: string;
  mobile: string;
  /** The current password, which a change of the mobile number needs. */
  password: string;
  dateOfBirth: string;
  gender: Gender | '';
  nationality: string;
  /** A picked file, or the path of the stored photo. */
  photo: File | string | null;
};

export const fieldsOf = (profile: Profile): ProfileFields => ({
  name: profile.name,
  mobile: profile.mobile,
  password: '',
  dateOfBirth: profile.dateOfBirth ?? '',
  gender: profile.gender ?? '',
  nationality: profile.nationality ?? '',
  photo: profile.profilePhoto,
});

/** The mobile number is the name for sign-in, so another one needs the password. */
export const needsPassword = (values: ProfileFields, profile: Pick<Profile, 'mobile'>): boolean =>
  values.mobile !== profile.mobile;

export const profileErrors = (
  values: ProfileFields,
  profile: Pick<Profile, 'mobile'>,
  now: Date,
): FormErrors<ProfileFields> => ({
  name: nameError(values.name),
  mobile: mobileError(values.mobile),
  password: needsPassword(values, profile) && values.password === '' ? t(accountFields.passwordMissing) : undefined,
  dateOfBirth:
    values.dateOfBirth === '' || isBirthDate(values.dateOfBirth, now) ? undefined : t(profilePage.invalidBirthDate),
});

/** The documented multipart form. A null photo removes the stored one. */
export function profileForm({ photo, ...values }: ProfileFields): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(values)) form.set(field, text);
  if (photo instanceof File) form.set('profilePhoto', photo);
  if (photo === null) form.set('removePhoto', 'true');
  return form;
}
