import type { Assortment } from '../catalog/assortment.ts';

type InvoiceFacts = { name: string; address: string; phone: string; fssai: string; drugLicence: string };

export type RequiredFact = keyof InvoiceFacts;

/**
 * The facts that an invoice of this shop needs and that are not entered. CGST Rule 46: name and address of the supplier; FSSAI
 * order of 2021: licence number on invoices for food; Drugs Rules 65: licence number on bills for medicines. A GSTIN is
 * printed where there is one: small shops have none.
 */
export function missingFacts(
  facts: InvoiceFacts,
  { sellsFood, sellsMedicines }: Pick<Assortment, 'sellsFood' | 'sellsMedicines'>,
): RequiredFact[] {
  const required: RequiredFact[] = [
    'name',
    'address',
    'phone',
    ...(sellsFood ? (['fssai'] as const) : []),
    ...(sellsMedicines ? (['drugLicence'] as const) : []),
  ];
  return required.filter((fact) => facts[fact].trim() === '');
}

const POLICY_FACTS = ['name', 'address', 'phone', 'email', 'grievanceOfficer'] as const;

type PolicyFact = (typeof POLICY_FACTS)[number];

/** The facts that policy pages name and that are not entered. Consumer Protection (E-Commerce) Rules 2020, rules 4 and 6. */
export const missingPolicyFacts = (facts: Record<PolicyFact, string>): PolicyFact[] =>
  POLICY_FACTS.filter((fact) => facts[fact].trim() === '');

export const factLabels: Record<RequiredFact | PolicyFact, string> = {
  name: 'shop name',
  address: 'address',
  phone: 'phone',
  email: 'email',
  grievanceOfficer: 'grievance officer',
  fssai: 'FSSAI number',
  drugLicence: 'drug licence',
};
