import { expect, test } from 'vitest';
import { type Ability, AUDIENCES, can, mayCall, ROLES, type Role, STAFF_ROLES } from './roles.ts';

const abilities = AUDIENCES.filter((audience): audience is Ability => !['any', 'customer', 'staff'].includes(audience));
const abilitiesOf = (role: Role) => abilities.filter((ability) => can(role, ability));

test('visitors call public calls only, everybody else also those of customers, and staff those of all staff', () => {
  const table = [undefined, ...ROLES].map((role) => [
    role ?? 'visitor',
    ...(['any', 'customer', 'staff'] as const).map((audience) => mayCall(role, audience)),
  ]);
  expect(table).toEqual([
    ['visitor', true, false, false],
    ['customer', true, true, false],
    ...STAFF_ROLES.map((role) => [role, true, true, true]),
  ]);
});

test('each role has the least that its work needs', () => {
  expect(abilitiesOf('customer')).toEqual([]);
  expect(abilitiesOf('rider')).toEqual(['deliver orders']);
  expect(abilitiesOf('packer')).toEqual(['pack orders', 'move stock', 'see batches']);
  expect(abilitiesOf('pharmacist')).toEqual([
    'see orders with medicines',
    'check prescriptions',
    'see products',
    'see batches',
    'recall batches',
  ]);
  expect(abilitiesOf('doctor')).toEqual(['see own appointments']);
});

test('the owner may do everything, and a manager everything but what concerns owners', () => {
  expect(abilitiesOf('admin')).toEqual(abilities);
  expect(abilities.filter((ability) => !can('manager', ability))).toEqual(['manage owners']);
});

test('mayCall follows the abilities', () => {
  for (const ability of abilities) {
    expect(mayCall(undefined, ability)).toBe(false);
    for (const role of ROLES) expect(mayCall(role, ability)).toBe(can(role, ability));
  }
});
