import { expect, test } from 'vitest';
import { AUDIENCES, mayCall, ROLES } from './roles.ts';

test('mayCall for each role and audience', () => {
  const table = [undefined, ...ROLES].map((role) => [role ?? 'visitor', ...AUDIENCES.map((to) => mayCall(role, to))]);
  expect(table).toEqual([
    ['visitor', true, false, false, false],
    ['customer', true, true, false, false],
    ['doctor', true, true, true, false],
    ['admin', true, true, true, true],
  ]);
});
