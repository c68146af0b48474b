import type { AddressInput } from '@subah/contract/delivery/delivery';
import { addressRefusals } from '@subah/messages/api/delivery';
import { fill } from '@subah/messages/message';
import { MAX_ADDRESSES } from '@subah/rules/delivery/address';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { findResubmitted } from '../../platform/http/find-resubmitted.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import {
  clearDefault,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  makeNewestDefault,
  type SavedAddress,
  updateAddress,
} from './address.queries.ts';

const SAME_FIELDS = [
  'addressType',
  'name',
  'phone',
  'street',
  'landmark',
  'city',
  'state',
  'pincode',
  'location',
] as const;

type AddressDeps = Pick<Deps, 'db'>;

/** The first address always becomes the default one. */
export async function addAddress({ db }: AddressDeps, userId: string, input: AddressInput): Promise<SavedAddress> {
  return inTransaction(db, async (tx) => {
    // The connection runs the second statement when it has the lock.
    const [, book] = await Promise.all([lockOpenAccount(tx, userId), listAddresses(tx, userId)]);
    const { addressType = 'home', landmark = '', location = null } = input;
    const same = findResubmitted(book, { ...input, addressType, landmark, location }, SAME_FIELDS);
    if (same && (same.isDefault || !input.isDefault)) return same;
    if (book.length >= MAX_ADDRESSES) {
      throw new Problem('TOO_MANY_ADDRESSES', fill(addressRefusals.tooMany, { limit: MAX_ADDRESSES }));
    }
    const isDefault = input.isDefault === true || book.length === 0;
    if (isDefault && book.length > 0) await clearDefault(tx, userId);
    return insertAddress(tx, userId, { ...input, addressType, landmark, location, isDefault });
  });
}

/** A default address stays the default until another one is chosen. */
export async function changeAddress({ db }: AddressDeps, userId: string, id: string, input: AddressInput) {
  return inTransaction(db, async (tx) => {
    await lockOpenAccount(tx, userId);
    const before = await findOrThrow(tx, userId, id);
    const isDefault = before.isDefault || input.isDefault === true;
    if (isDefault && !before.isDefault) await clearDefault(tx, userId);
    const { addressType = before.addressType, landmark = before.landmark, location = before.location } = input;
    await updateAddress(tx, id, { ...input, addressType, landmark, location, isDefault });
    return findOrThrow(tx, userId, id);
  });
}

export async function removeAddress({ db }: AddressDeps, userId: string, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOpenAccount(tx, userId);
    const { isDefault } = await findOrThrow(tx, userId, id);
    await deleteAddress(tx, id);
    if (isDefault) await makeNewestDefault(tx, userId);
  });
}

async function findOrThrow(tx: Tx, userId: string, id: string): Promise<SavedAddress> {
  const address = await findAddress(tx, userId, id);
  if (!address) throw notFound('address');
  return address;
}
