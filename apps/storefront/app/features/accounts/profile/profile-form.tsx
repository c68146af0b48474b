import type { Profile } from '@subah/contract/accounts/accounts';
import { accountFields } from '@subah/messages/account-fields';
import { common } from '@subah/messages/common';
import { fullDateText } from '@subah/messages/dates';
import { genderNames } from '@subah/messages/genders';
import { profilePage } from '@subah/messages/profile';
import { t } from '@subah/messages/translate';
import { mobileDigits } from '@subah/rules/accounts/mobile';
import { GENDERS } from '@subah/rules/accounts/profile';
import { Button } from '@subah/ui/button';
import { Field, Select, TextInput } from '@subah/ui/field';
import { PasswordInput } from '@subah/ui/password-input';
import { toast } from '@subah/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { renewSession } from '../../../lib/api/browser-api.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { MobileInput } from '../sign-in/mobile-input.tsx';
import { fieldsOf, needsPassword, profileErrors, profileForm } from './profile-fields.ts';
import { ProfilePhoto } from './profile-photo.tsx';

type Props = { profile: Profile; onSaved: () => void };

/** Read-only until "Edit Profile". */
export function ProfileForm({ profile, onSaved }: Props) {
  const [isEditing, setEditing] = useState(false);
  const root = useFocusOnToggle(isEditing);
  const done = () => {
    setEditing(false);
    onSaved();
  };
  return (
    <div ref={root}>
      {isEditing ? (
        <EditProfile profile={profile} onSaved={done} onCancel={() => setEditing(false)} />
      ) : (
        <ShownProfile profile={profile} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
}

function ShownProfile({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  return (
    <div className={GRID}>
      <Shown label={t(accountFields.name)} text={profile.name} />
      <Shown label={t(accountFields.mobile)} text={`+91 ${profile.mobile}`} />
      <Shown label={t(accountFields.email)} text={profile.email} />
      <Shown label={t(profilePage.dateOfBirth)} text={profile.dateOfBirth && fullDateText(profile.dateOfBirth)} />
      <Shown label={t(profilePage.gender)} text={profile.gender && t(genderNames[profile.gender])} />
      <Shown label={t(profilePage.nationality)} text={profile.nationality} />
      <div className="sm:col-span-2">
        <Button data-focus-target onClick={onEdit} className="max-sm:w-full">
          {t(profilePage.edit)}
        </Button>
      </div>
    </div>
  );
}

function Shown({ label, text }: { label: string; text: string | null }) {
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} readOnly value={text ?? ''} placeholder={t(profilePage.notGiven)} />}
    </Field>
  );
}

type EditProps = { profile: Profile; onSaved: () => void; onCancel: () => void };

function EditProfile({ profile, onSaved, onCancel }: EditProps) {
  const api = useApi();
  const form = useApiForm({
    initialValues: fieldsOf(profile),
    validate: (values) => profileErrors(values, profile, new Date()),
    onSubmit: async (values) => {
      await api('PUT user/update', { body: profileForm(values) });
      toast(t(profilePage.updated));
      onSaved();
      // The token contains name and mobile: get one with the new values.
      void renewSession().catch(() => undefined);
    },
  });
  const { values, errors } = form;
  return (
    <form noValidate onSubmit={form.submit} className={GRID}>
      <div className="sm:col-span-2">
        <ProfilePhoto
          name={values.name}
          photo={values.photo}
          onChange={(photo) => form.setValue('photo', photo)}
          error={errors.photo}
        />
      </div>
      <Field label={t(accountFields.name)} error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            {...form.fieldProps('name')}
            data-focus-target
            autoComplete="name"
            maxLength={80}
            required
          />
        )}
      </Field>
      <Field label={t(accountFields.mobile)} error={errors.mobile}>
        {(control) => (
          <MobileInput {...control} {...form.fieldProps('mobile', mobileDigits)} autoComplete="tel-national" required />
        )}
      </Field>
      {needsPassword(values, profile) && (
        <Field label={t(accountFields.password)} hint={t(profilePage.passwordForMobile)} error={errors.password}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.fieldProps('password')}
              autoComplete="current-password"
              maxLength={200}
              required
            />
          )}
        </Field>
      )}
      <Field label={t(accountFields.email)} hint={t(profilePage.emailFixed)}>
        {(control) => <TextInput {...control} readOnly value={profile.email} />}
      </Field>
      <Field label={t(profilePage.dateOfBirth)} error={errors.dateOfBirth}>
        {(control) => <TextInput {...control} {...form.fieldProps('dateOfBirth')} type="date" autoComplete="bday" />}
      </Field>
      <Field label={t(profilePage.gender)} error={errors.gender}>
        {(control) => (
          <Select {...control} {...form.fieldProps('gender')} autoComplete="sex">
            <option value="">{t(profilePage.notGiven)}</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {t(genderNames[gender])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t(profilePage.nationality)} error={errors.nationality}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('nationality')} autoComplete="country-name" maxLength={60} />
        )}
      </Field>
      <SubmitError form={form} fallback={t(profilePage.updateFailed)} className="sm:col-span-2" />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 sm:col-span-2">
        <Button type="submit" busy={form.isSubmitting} disabled={!form.isDirty}>
          {t(profilePage.update)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t(common.cancel)}
        </Button>
      </div>
    </form>
  );
}

/** Moves focus when the pressed button has been replaced, but not on the first render. */
function useFocusOnToggle(isEditing: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const previous = useRef(isEditing);
  useEffect(() => {
    if (previous.current !== isEditing) root.current?.querySelector<HTMLElement>('[data-focus-target]')?.focus();
    previous.current = isEditing;
  }, [isEditing]);
  return root;
}

const GRID = 'grid gap-4 sm:grid-cols-2';
