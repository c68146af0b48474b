import { ACCOUNTING_YEARS, MEDICAL_YEARS } from '@subah/rules/shop/retention';
import type { ApplyBatch } from './delete-in-batches.ts';

export type RetentionRule = {
  /** Tables of the database that the rule covers. */
  tables: readonly string[];
  what: string;
  reason: string;
} /** `hourly`: grows with every attempt of a stranger, so it does not wait for the night. */ & (
  | { days: number; apply: ApplyBatch; hourly?: true }
  | { kept: string }
);

export const YEAR = 365;
export const ACCOUNTING_DAYS = ACCOUNTING_YEARS * YEAR;
export const MEDICAL_DAYS = MEDICAL_YEARS * YEAR;

export const PURPOSE_ENDED = 'DPDP Act section 8(7): personal data is erased when its purpose has ended';
export const ACCOUNTING = 'CGST Act section 36: 72 months after the annual return, eight years to be safe';
export const MEDICAL = 'Medical Council regulation 1.3.1: records of patients for three years';
export const WORKING_DATA = 'no purpose after that';
export const CATALOG_DATA = 'data of the shop; the console deletes it';
