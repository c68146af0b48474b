import { STAFF_ROLES } from '@subah/rules/accounts/roles';

/** Doctors have a page of their own in the storefront. */
export const CONSOLE_ROLES = STAFF_ROLES.filter((role) => role !== 'doctor');
