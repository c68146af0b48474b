import { expect, test } from 'vitest';
import { allErrors } from './sign-in-fields.ts';

test('the documented sentences stand beside the fields', () => {
  expect(allErrors({ mobile: '5876543210', password: '12345' })).toEqual({
    mobile: 'Enter a valid 10-digit mobile number.',
    password: 'Password must be at least 6 characters.',
  });
  expect(allErrors({ mobile: '9876543210', password: '123456' })).toEqual({ mobile: undefined, password: undefined });
});
