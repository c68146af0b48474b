import { hasErrors } from '@subah/ui/forms/form-errors';
import { expect, test } from 'vitest';
import { type ProfileFields, profileErrors, profileForm } from './profile-fields.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const asha: ProfileFields = {
  name: 'Asha',
  mobile: '9826041175',
  password: '',
  dateOfBirth: '',
  gender: '',
  nationality: '',
  photo: null,
};

test('requires name and mobile only', () => {
  expect(hasErrors(profileErrors(asha, asha, NOW))).toBe(false);
  const wrong = { ...asha, name: 'A', mobile: '1', password: 'asha-123', dateOfBirth: '2027-01-01' };
  expect(profileErrors(wrong, asha, NOW)).toEqual({
    name: 'Enter a valid name (minimum 2 characters).',
    mobile: 'Enter a valid 10-digit mobile number.',
    dateOfBirth: 'Enter a real date in the past.',
  });
});

test('requires the password for another mobile number', () => {
  const changed = { ...asha, mobile: '7012300000' };
  expect(profileErrors(changed, asha, NOW).password).toBe('Enter your password.');
  expect(profileErrors({ ...changed, password: 'asha-123' }, asha, NOW).password).toBeUndefined();
});

test('sends a picked photo, keeps a stored one and removes a deleted one', () => {
  const sent = (photo: ProfileFields['photo']) => profileForm({ ...asha, photo });
  const picked = sent(new File(['…'], 'me.jpg', { type: 'image/jpeg' }));
  expect(picked.get('profilePhoto')).toBeInstanceOf(File);
  expect(picked.get('name')).toBe('Asha');
  expect(Array.from(sent('/uploads/me-600.webp').keys())).not.toContain('removePhoto');
  expect(sent(null).get('removePhoto')).toBe('true');
});
