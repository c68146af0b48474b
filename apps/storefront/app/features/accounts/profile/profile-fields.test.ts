import { hasErrors } from '@subah/ui/forms/form-errors';
import { expect, test } from 'vitest';
import { type ProfileFields, profileErrors, profileForm } from './profile-fields.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const asha: ProfileFields = {
  name: 'Asha',
  mobile: '9826041175',
  dateOfBirth: '',
  gender: '',
  nationality: '',
  photo: null,
};

test('requires name and mobile only', () => {
  expect(hasErrors(profileErrors(asha, NOW))).toBe(false);
  expect(profileErrors({ ...asha, name: 'A', mobile: '1', dateOfBirth: '2027-01-01' }, NOW)).toEqual({
    name: 'Enter a valid name (minimum 2 characters).',
    mobile: 'Enter a valid 10-digit mobile number.',
    dateOfBirth: 'Enter a real date in the past.',
  });
});

test('sends a picked photo, keeps a stored one and removes a deleted one', () => {
  const sent = (photo: ProfileFields['photo']) => profileForm({ ...asha, photo });
  const picked = sent(new File(['…'], 'me.jpg', { type: 'image/jpeg' }));
  expect(picked.get('profilePhoto')).toBeInstanceOf(File);
  expect(picked.get('name')).toBe('Asha');
  expect(Array.from(sent('/uploads/me-600.webp').keys())).not.toContain('removePhoto');
  expect(sent(null).get('removePhoto')).toBe('true');
});
