import { apiRequests } from '@subah/messages/api/requests';
import type { StaffRefusal } from '@subah/rules/accounts/staff';
import { Problem } from '../../../platform/http/problem.ts';

const TEXTS = {
  FORBIDDEN: apiRequests.forbidden,
  OWNERS_ONLY: 'Only an owner can make or change an owner.',
  OWN_STAFF_ACCOUNT: 'You cannot switch off your own account or change your own role. Ask another owner.',
} as const;

export const refusal = (code: StaffRefusal): Problem => new Problem(code, TEXTS[code]);
