import type { Endpoint } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { mayCall, type StaffRole } from '@subah/rules/accounts/roles';
import { expect, test } from 'vitest';

const all = Object.entries(endpoints) as [string, Endpoint][];
const callsOf = (audience: Endpoint['audience']) => all.filter(([, call]) => call.audience === audience);
const namesOf = (calls: [string, Endpoint][]) => calls.map(([name]) => name).sort();

/** Beside the calls of all staff. A call is added here on purpose: its answer must hold nothing that the role may not see. */
const CALLS_OF_ROLE: Record<Exclude<StaffRole, 'manager' | 'admin'>, string[]> = {
  rider: [
    'GET rider/rounds',
    'POST rider/pick-ups/{id}/done',
    'POST rider/rounds/{id}/milk',
    'POST rider/rounds/{id}/start',
    'POST rider/stops/{id}/delivered',
    'POST rider/stops/{id}/not-delivered',
  ],
  packer: [
    'GET admin/batches',
    'GET admin/batches/export.csv',
    'GET admin/orders/pick-list',
    'GET admin/stock-moves',
    'GET admin/stock-moves/export.csv',
    'GET admin/stock-moves/template.csv',
    'GET admin/stock/products',
    'POST admin/orders/slips.pdf',
    'POST admin/orders/status',
    'POST admin/orders/{id}/missing-items',
    'POST admin/orders/{id}/repack',
    'POST admin/stock-moves',
    'POST admin/stock-moves/import',
  ],
  pharmacist: [
    'GET admin/batches',
    'GET admin/batches/recall',
    'GET admin/batches/recall.csv',
    'GET admin/batches/recall/batches',
    'GET admin/categories',
    'GET admin/h1-register',
    'GET admin/h1-register/export.csv',
    'GET admin/low-stock',
    'GET admin/near-expiry',
    'GET admin/orders/prescriptions-to-check',
    'GET admin/orders/{id}/batches',
    'GET admin/prescriptions/{id}',
    'GET admin/products',
    'GET admin/products/export.csv',
    'GET admin/products/{id}',
    'GET admin/subcategories',
    'GET medical/presciptions',
    'GET medical/prescriptions',
    'GET orders',
    'PATCH admin/h1-register/{id}',
    'PATCH admin/orders/{id}/prescription',
    'PATCH admin/prescriptions/{id}',
    'POST admin/batches/recall/notices',
    'POST admin/batches/{id}/recall',
    'POST admin/batches/{id}/recall/lift',
    'POST admin/prescriptions/{id}/basket',
  ],
  doctor: ['GET book-slot/appointments', 'PATCH book-slot/{id}/complete', 'PATCH book-slot/{id}/missed'],
};

test.each(Object.entries(CALLS_OF_ROLE))('a %s calls these and no others', (role, calls) => {
  const own = all.filter(
    ([, { audience }]) => !['any', 'customer', 'staff'].includes(audience) && mayCall(role as StaffRole, audience),
  );
  expect(namesOf(own)).toEqual(calls);
});

test('all staff call these', () => {
  expect(namesOf(callsOf('staff'))).toEqual([
    'DELETE admin/saved-views/{id}',
    'GET admin/events',
    'GET admin/find',
    'GET admin/saved-views',
    'GET admin/waiting-work',
    'GET two-step',
    'POST admin/saved-views',
    'POST two-step/confirm',
    'POST two-step/disable',
    'POST two-step/enrol',
    'POST two-step/recovery-codes',
  ]);
});

test('visitors write with these calls only', () => {
  expect(namesOf(callsOf('any').filter(([name]) => !name.startsWith('GET ')))).toEqual([
    'POST contact',
    'POST doctors/{id}/call-requests',
    'POST forgot-password',
    'POST login',
    'POST login/code',
    'POST login/send-code',
    'POST login/two-step',
    'POST logout',
    'POST payment/webhook',
    'POST refresh-token',
    'POST resend-otp',
    'POST reset-password',
    'POST search-outcome',
    'POST signup',
    'POST staff-invitation',
    'POST staff-invitation/accept',
    'POST verify-otp',
  ]);
});

test('visitors read what is cached for all, free times of doctors, and pictures with a signed link', () => {
  const uncached = callsOf('any').filter(([name, { cached }]) => name.startsWith('GET ') && !cached);
  expect(namesOf(uncached)).toEqual([
    'GET claims/{id}/photo',
    'GET doctors/{id}/days',
    'GET doctors/{id}/slots',
    'GET medical/presciptions/{id}/images/{n}',
    'GET orders/{id}/delivery-photo',
  ]);
});

test('paths of staff calls differ from those of customers', () => {
  const wrong = all.filter(([name, { audience }]) => {
    const path = name.split(' ')[1] ?? '';
    return /^(admin|rider)\//.test(path) && (audience === 'any' || audience === 'customer');
  });
  expect(namesOf(wrong)).toEqual([]);
});
