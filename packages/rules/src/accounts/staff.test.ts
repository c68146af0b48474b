import { expect, test } from 'vitest';
import { ROLES, STAFF_ROLES } from './roles.ts';
import { mayManage, refuseStaffChange } from './staff.ts';

const account = { id: 'b', role: 'packer', active: true } as const;

test('owners manage all staff, managers all but owners, others nobody', () => {
  const managed = ROLES.map((actor) => [actor, STAFF_ROLES.filter((role) => mayManage(actor, role))]);
  expect(Object.fromEntries(managed)).toEqual({
    customer: [],
    rider: [],
    packer: [],
    pharmacist: [],
    doctor: [],
    manager: STAFF_ROLES.filter((role) => role !== 'admin'),
    admin: STAFF_ROLES,
  });
});

test('only owners make, change and switch off owners', () => {
  const manager = { id: 'a', role: 'manager' } as const;
  const owner = { ...account, role: 'admin' } as const;
  expect(refuseStaffChange(manager, account, { role: 'admin' })).toBe('OWNERS_ONLY');
  expect(refuseStaffChange(manager, owner, { active: false })).toBe('OWNERS_ONLY');
  expect(refuseStaffChange(manager, owner, {})).toBe('OWNERS_ONLY');
  expect(refuseStaffChange(manager, account, { role: 'manager', active: false })).toBeUndefined();
  expect(refuseStaffChange({ id: 'a', role: 'admin' }, owner, { role: 'packer' })).toBeUndefined();
});

test('refuses an actor who lost the role meanwhile', () => {
  expect(refuseStaffChange({ id: 'a', role: 'customer' }, account, { active: false })).toBe('FORBIDDEN');
});

test('staff cannot switch off their own account or change their own role', () => {
  const self = { id: 'a', role: 'admin', active: true } as const;
  expect(refuseStaffChange(self, self, { active: false })).toBe('OWN_STAFF_ACCOUNT');
  expect(refuseStaffChange(self, self, { role: 'manager' })).toBe('OWN_STAFF_ACCOUNT');
  expect(refuseStaffChange(self, self, { role: 'admin', active: true })).toBeUndefined();
});
