import { randomInt } from 'node:crypto';
import type { Role } from '@subah/rules/accounts/roles';
import { inject } from 'vitest';
import { users } from '../../src/modules/accounts/accounts.tables.ts';
import { insertOne, type WithDb } from './insert-one.ts';

type User = typeof users.$inferSelect;
type UserInput = Partial<typeof users.$inferInsert>;

const randomMobile = () => `9${randomInt(100_000_000, 999_999_999)}`;

export const anAccount = (shop: WithDb, input: UserInput): Promise<User> => {
  const mobile = input.mobile ?? randomMobile();
  return insertOne(shop, users, {
    name: `Customer ${mobile}`,
    email: `customer-${mobile}@subah.example`,
    passwordHash: inject('passwordHash'),
    verifiedAt: new Date(),
    ...input,
    mobile,
  });
};

/** The accounts that `signIn` of a test shop uses, one for each role. */
export const standardAccounts: Record<Role, UserInput> = {
  customer: { name: 'Priya Verma', mobile: '9876543210', email: 'priya@subah.example', referralCode: 'PRIYA246' },
  doctor: { name: 'Dr. Anjali Deshpande', mobile: '9876543211', email: 'doctor@subah.example' },
  admin: { name: 'Subah Admin', mobile: '9876543212', email: 'admin@subah.example' },
  manager: { name: 'Meena Kushwaha', mobile: '9876543213', email: 'manager@subah.example' },
  packer: { name: 'Ravi Malviya', mobile: '9876543214', email: 'packer@subah.example' },
  pharmacist: { name: 'Farah Khan', mobile: '9876543215', email: 'pharmacist@subah.example' },
  rider: { name: 'Salim Ansari', mobile: '9876543216', email: 'rider@subah.example' },
};

export const aCustomer = (shop: WithDb, input: UserInput = {}) => anAccount(shop, input);
export const anAdmin = (shop: WithDb, input: UserInput = {}) => anAccount(shop, { role: 'admin', ...input });
/** The account of a doctor; `aDoctor` makes the entry of the doctor in the healthcare section. */
export const aDoctorAccount = (shop: WithDb, input: UserInput = {}) => anAccount(shop, { role: 'doctor', ...input });
