import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteAddressBook, listAddresses } from './address.queries.ts';

export const deliveryPersonalData: PersonalData = {
  subject: 'addresses',
  read: (db, { id }) => listAddresses(db, id),
  erase: (tx, { id }) => deleteAddressBook(tx, id),
};
