import type { Gender } from '@subah/rules/accounts/profile';
import type { MissingChoice } from '@subah/rules/orders/missing-choices';
import { useSyncExternalStore } from 'react';
import { accountStorage } from '../../lib/session/account-storage.ts';

export type PaymentMode = 'online' | 'COD';

/** As typed. */
export type Person = {
  patientName: string;
  patientAge: string;
  /** A tab of an older release has stored none. */
  patientSex?: Gender | '';
};
/** `more` are the patients of the second and further packs; a tab of an older release has stored none. */
export type Patient = Person & { collectionDate: string; more?: readonly Person[] };

export type Choices = {
  addressId: string | null;
  paymentMode: PaymentMode | null;
  prescriptionId: string | null;
  /** By product id. */
  patients: Readonly<Record<string, Patient>>;
  ifMissing: MissingChoice;
  instructions: string;
};

const NOTHING_CHOSEN: Choices = {
  addressId: null,
  paymentMode: null,
  prescriptionId: null,
  patients: {},
  ifMissing: 'ask',
  instructions: '',
};

// Session storage: a payment may leave the site and come back.
const stored = accountStorage('checkout-choices');
let last = { text: null as string | null, choices: NOTHING_CHOSEN };

/** Returns the same object until the text changes, because React compares snapshots. */
function currentChoices(): Choices {
  const text = stored.get();
  if (text !== last.text) last = { text, choices: readChoices(text) };
  return last.choices;
}

function readChoices(text: string | null): Choices {
  try {
    return { ...NOTHING_CHOSEN, ...(JSON.parse(text ?? '{}') as Partial<Choices>) };
  } catch {
    return NOTHING_CHOSEN;
  }
}

export const updateChoices = (change: Partial<Choices>): void =>
  stored.set(JSON.stringify({ ...currentChoices(), ...change }));

export const clearChoices = (): void => stored.set(null);

export const useChoices = (): Choices => useSyncExternalStore(stored.subscribe, currentChoices, () => NOTHING_CHOSEN);
