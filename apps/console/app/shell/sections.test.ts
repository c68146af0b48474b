import type { Role } from '@subah/rules/accounts/roles';
import { expect, test } from 'vitest';
import { sectionOf, sections, sectionsOf } from './sections.ts';

const idsOf = (role: Role) => sectionsOf(role).map(({ id }) => id);
const open = (role: Role, search = '') => sectionOf(new URLSearchParams(search), role)?.id;

test('each role has the sections of its work', () => {
  expect(idsOf('admin')).toEqual(sections.map(({ id }) => id));
  expect(idsOf('manager')).toEqual(idsOf('admin'));
  expect(idsOf('pharmacist')).toEqual([
    'all-orders',
    'batches',
    'medicines',
    'prescriptions',
    'h1-register',
    'security',
  ]);
  expect(idsOf('packer')).toEqual(['pick-list', 'stock', 'batches', 'security']);
  expect(idsOf('rider')).toEqual(['security']);
});

test('each role starts with its own first section', () => {
  expect(open('admin')).toBe('dashboard');
  expect(open('manager')).toBe('dashboard');
  expect(open('pharmacist')).toBe('prescriptions');
  expect(open('packer')).toBe('pick-list');
  expect(open('rider')).toBe('security');
});

test('a section of another role is as unknown as one that does not exist', () => {
  expect(open('packer', 'section=prescriptions')).toBeUndefined();
  expect(open('packer', 'section=no-such-section')).toBeUndefined();
  expect(open('pharmacist', 'section=medicines')).toBe('medicines');
});
