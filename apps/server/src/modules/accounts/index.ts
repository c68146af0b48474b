export { accountsJobs } from './accounts.jobs.ts';
export { accountsPersonalData } from './accounts.personal-data.ts';
export { findLanguage } from './accounts.queries.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { listCustomerNotes } from './customers/customer-notes.ts';
export {
  type Customer,
  findByReferralCode,
  findCustomer,
  findCustomers,
  findLanguages,
  findMailRecipient,
  findReferrer,
  isAccountOpen,
  lockReferrer,
  type MailRecipient,
  nameOfUser,
  ownerMatches,
  setReferrer,
} from './customers/customers.queries.ts';
export { customersAdminRoutes } from './customers/customers-admin.routes.ts';
export { listCustomers } from './customers/list-customers.ts';
export { ensureAdmin } from './ensure-admin.ts';
export { lockAccount, lockOpenAccount } from './lock-account.ts';
export { hashPassword } from './passwords/passwords.ts';
export { findBusinesses } from './profile/profile.queries.ts';
export { type AccessTokens, accessTokens } from './sessions/access-tokens.ts';
export { createAuthenticator } from './sessions/authenticate.ts';
export { findStaffByAbility } from './staff/find-staff-by-ability.ts';
export { staffRoutes } from './staff/staff.routes.ts';
export { twoStepRoutes } from './two-step/two-step.routes.ts';
export { countUsesBefore, type ListUsedOffers, usesBefore } from './used-offers.ts';
