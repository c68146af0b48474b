import { aDoctor } from './builders/index.ts';
import { type NewCustomer, newCustomer } from './new-customer.ts';
import { type OpenShop, openShop } from './open-shop.ts';

export type Clinic = OpenShop & {
  asha: NewCustomer;
  /** Of the doctor who can sign in. */
  doctorId: string;
  colleagueId: string;
  book: (patient: NewCustomer, changes?: object) => ReturnType<NewCustomer['post']>;
  doctorToken: () => Promise<string>;
  adminToken: () => Promise<string>;
};

/** A shop with two doctors and a patient, who books 1 February 2027 from 11 AM unless a test says otherwise. */
export async function openClinic(clock: () => Date): Promise<Clinic> {
  const shop = await openShop({ clock });
  const { id: doctorId } = await aDoctor(shop, { userId: (await shop.accountOf('doctor')).id });
  const { id: colleagueId } = await aDoctor(shop, { name: 'Dr. Ramesh Chouksey' });
  const visit = { doctorId, date: '2027-02-01', slot: { start: '11:00', end: '12:00' }, reason: 'Cough' };
  return {
    ...shop,
    asha: await newCustomer(shop),
    doctorId,
    colleagueId,
    book: (patient, changes = {}) => patient.post('/api/book-slot/appointments', { ...visit, ...changes }),
    doctorToken: async () => (await shop.signIn('doctor')).accessToken,
    adminToken: async () => (await shop.signIn('admin')).accessToken,
  };
}
