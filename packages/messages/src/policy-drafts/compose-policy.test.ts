import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import { MAX_POLICY_LENGTH, POLICY_KINDS } from '@subah/rules/shop/policies';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { composePolicy, type PolicySource } from './compose-policy.ts';

const grocer: PolicySource = {
  facts: {
    name: 'Asha Stores',
    legalName: '',
    address: '4 Market Road, Mandideep',
    phone: '0755 123456',
    email: 'asha@shop.example',
    gstin: '',
    fssai: '11426000000999',
    drugLicence: '',
    pharmacist: '',
    grievanceOfficer: 'Ravi Verma, 0755 654321',
  },
  delivery: DEFAULT_DELIVERY_SETTINGS,
  areas: [
    { name: 'Mandideep', hindiName: 'मंडीदीप' },
    { name: 'Satlapur', hindiName: null },
  ],
  catalogs: ['grocery'],
};

const compose = (change: Partial<PolicySource> = {}) =>
  Object.fromEntries(
    POLICY_KINDS.map((kind) => [
      kind,
      LANGUAGES.map((language) => composePolicy(kind, { ...grocer, ...change }, language)),
    ]),
  ) as Record<(typeof POLICY_KINDS)[number], [en: string, hi: string]>;

test('names the shop in every draft and fits into a page', () => {
  for (const [en, hi] of Object.values(compose())) {
    for (const text of [en, hi]) {
      expect(text).toContain('Asha Stores');
      expect(text.length).toBeLessThan(MAX_POLICY_LENGTH / 2);
      expect(text).not.toMatch(/undefined|null|NaN|\n{3}|[ \t]\n/);
    }
    expect(en).not.toMatch(/[\u0900-\u097f]/);
    expect(hi).toMatch(/[\u0900-\u097f]/);
  }
});

test('leaves out what the shop does not sell or offer', () => {
  const none = compose({
    delivery: {
      ...DEFAULT_DELIVERY_SETTINGS,
      express: { ...DEFAULT_DELIVERY_SETTINGS.express, isOffered: false },
      codLimitPaise: null,
    },
  });
  const text = Object.values(none)
    .map(([en]) => en)
    .join('\n');
  expect(text).not.toMatch(/medicine|prescription|pharmacist|lab test|laboratory|express|milk products|GSTIN/i);
  expect(text).toContain('FSSAI licence: 11426000000999');
  expect(none.terms[0]).toContain('You can pay online or in cash on delivery.');
});

test('says the rules of a shop with medicines, lab tests and limits', () => {
  const all = compose({
    facts: { ...grocer.facts, drugLicence: 'MP/20B/1', legalName: 'Asha Retail LLP' },
    delivery: {
      ...DEFAULT_DELIVERY_SETTINGS,
      codLimitPaise: 200_000,
      express: { isOffered: true, from: '09:00', until: '21:00' },
      freshness: { perOrder: 150, perMonth: 300 },
    },
    catalogs: ['grocery', 'fruits', 'medicine', 'labtest'],
  });
  expect(all.terms[0]).toContain('for bills up to ₹2,000');
  expect(all.terms[0]).toContain('Asha Retail LLP');
  expect(all.terms[1]).toContain('दवा लाइसेंस: MP/20B/1');
  expect(all.refunds[0]).toContain('SuperCoins worth up to ₹150');
  expect(all.refunds[0]).toContain('Lab tests can be cancelled');
  expect(all.delivery[0]).toContain('Express delivery takes orders 9 AM–9 PM');
  expect(all.delivery[1]).toContain('मंडीदीप, Satlapur');
  expect(all.privacy[0]).toContain('Prescriptions: up to 3 years');
  expect(all.grievance[0]).toContain('Ravi Verma, 0755 654321');
});

test('speaks of prescriptions when medicines are on sale, with or without a licence number', () => {
  const licensed = compose({ facts: { ...grocer.facts, drugLicence: 'MP/20B/1' } });
  expect(licensed.privacy[0]).not.toContain('Prescriptions');
  expect(compose({ catalogs: ['medicine'] }).privacy[0]).toContain('Prescriptions: up to 3 years');
});

test('is readable without any facts', () => {
  const empty = Object.fromEntries(Object.keys(grocer.facts).map((name) => [name, ''])) as PolicySource['facts'];
  const drafts = compose({ facts: empty, areas: [] });
  expect(drafts.terms[0]).toContain('our shop');
  for (const [en, hi] of Object.values(drafts)) expect(en + hi).not.toMatch(/undefined|\n{3}|: \n/);
});
