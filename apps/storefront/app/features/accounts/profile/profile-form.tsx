import type { Profile } from '@subah/contract/accounts/accounts';
import { mobileDigits } from '@subah/rules/accounts/mobile';
import { GENDERS, type Gender } from '@subah/rules/accounts/profile';
import { Button } from '@subah/ui/button';
import { Field, PasswordInput, Select, TextInput } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { renewSession } from '../../../lib/api/browser-api.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useApi } from '../../../lib/api/use-api.ts';
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
      <Shown label="Name" text={profile.name} />
      <Shown label="Mobile number" text={`+91 ${profile.mobile}`} />
      <Shown label="Email" text={profile.email} />
      <Shown label="Date of birth" text={profile.dateOfBirth && dayText(profile.dateOfBirth)} />
      <Shown label="Gender" text={profile.gender && GENDER_NAMES[profile.gender]} />
      <Shown label="Nationality" text={profile.nationality} />
      <div className="sm:col-span-2">
        <Button data-focus-target onClick={onEdit} className="max-sm:w-full">
          Edit Profile
        </Button>
      </div>
    </div>
  );
}

function Shown({ label, text }: { label: string; text: string | null }) {
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} readOnly value={text ?? ''} placeholder="Not given" />}
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
      toast('Profile updated successfully!');
      onSaved();
      // The token contains name and mobile: get one with the new values.
      void renewSession().catch(() => undefined);
    },
    onError: (error) => toast(errorMessage(error, 'Failed to update profile.'), { tone: 'error' }),
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
      <Field label="Name" error={errors.name}>
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
      <Field label="Mobile number" error={errors.mobile}>
        {(control) => (
          <MobileInput {...control} {...form.fieldProps('mobile', mobileDigits)} autoComplete="tel-national" required />
        )}
      </Field>
      {needsPassword(values, profile) && (
        <Field
          label="Password"
          hint="You sign in with your mobile number, so we ask for your password to change it."
          error={errors.password}
        >
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
      <Field label="Email" hint="The email cannot be changed.">
        {(control) => <TextInput {...control} readOnly value={profile.email} />}
      </Field>
      <Field label="Date of birth" error={errors.dateOfBirth}>
        {(control) => <TextInput {...control} {...form.fieldProps('dateOfBirth')} type="date" autoComplete="bday" />}
      </Field>
      <Field label="Gender" error={errors.gender}>
        {(control) => (
          <Select {...control} {...form.fieldProps('gender')} autoComplete="sex">
            <option value="">Not given</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {GENDER_NAMES[gender]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Nationality" error={errors.nationality}>
        {(control) => (
          <TextInput {...control} {...form.fieldProps('nationality')} autoComplete="country-name" maxLength={60} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 sm:col-span-2">
        <Button type="submit" busy={form.isSubmitting} disabled={!form.isDirty}>
          Update Profile
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
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

const GENDER_NAMES: Record<Gender, string> = { male: 'Male', female: 'Female', other: 'Other' };

const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

const GRID = 'grid gap-4 sm:grid-cols-2';
