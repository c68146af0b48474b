import { MESSAGE_YEARS } from '@subah/rules/shop/retention';
import { sql } from 'drizzle-orm';
import { deleteOldReports } from '../../modules/lab-reports/index.ts';
import { eraseOldPrescriptions } from '../../modules/prescriptions/index.ts';
import { deleteWhere, olderThan } from '../delete-in-batches.ts';
import { MEDICAL, MEDICAL_DAYS, PURPOSE_ENDED, type RetentionRule, YEAR } from '../retention-rule.ts';

export const healthcareRules: readonly RetentionRule[] = [
  {
    tables: ['contact_messages'],
    what: 'messages of the contact form',
    days: MESSAGE_YEARS * YEAR,
    reason: PURPOSE_ENDED,
    apply: deleteWhere('contact_messages', (before) => sql`coalesce(done_at, created_at) < ${before}`),
  },
  {
    tables: ['call_requests'],
    what: 'call requests',
    days: 180,
    reason: PURPOSE_ENDED,
    apply: deleteWhere('call_requests', (before) => sql`coalesce(done_at, created_at) < ${before}`),
  },
  {
    tables: ['appointments'],
    what: 'appointments',
    days: MEDICAL_DAYS,
    reason: MEDICAL,
    apply: olderThan('appointments', 'ends_at'),
  },
  {
    tables: ['lab_reports'],
    what: 'lab reports with their files',
    days: MEDICAL_DAYS,
    reason: MEDICAL,
    apply: deleteOldReports,
  },
  {
    tables: ['private_file_views'],
    what: 'who opened a prescription or a report',
    days: MEDICAL_DAYS,
    reason: 'as long as the files themselves',
    apply: olderThan('private_file_views', 'viewed_at'),
  },
  {
    tables: ['prescriptions', 'prescription_images', 'prescription_basket_lines'],
    what: 'text and photos of approved prescriptions; the row stays for its orders',
    days: MEDICAL_DAYS,
    reason: 'Drugs Rules 65: Schedule H two years, Schedule H1 three years',
    apply: (db, before) => eraseOldPrescriptions(db, before, { isApproved: true }),
  },
  {
    tables: ['h1_register'],
    what: 'the register of Schedule H1 medicines with patient and doctor, also of deleted accounts',
    days: MEDICAL_DAYS,
    reason: 'Drugs Rules 65: three years',
    apply: olderThan('h1_register', 'created_at'),
  },
  {
    tables: [],
    what: 'text and photos of other prescriptions',
    days: YEAR,
    reason: PURPOSE_ENDED,
    apply: (db, before) => eraseOldPrescriptions(db, before, { isApproved: false }),
  },
];
