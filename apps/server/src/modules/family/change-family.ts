import type { FamilyMember } from '@subah/contract/family/family';
import { familyRefusals } from '@subah/messages/api/family';
import { birthYearOf, MAX_FAMILY_MEMBERS, type Relation } from '@subah/rules/family/family';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { findResubmitted } from '../../platform/http/find-resubmitted.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { findAddress } from '../delivery/index.ts';
import { findFamily, findMember, isMember, type MemberKey } from './family.queries.ts';
import { familyMembers } from './family.tables.ts';

type FamilyDeps = Pick<Deps, 'db' | 'clock'>;
type MemberInput = {
  name: string;
  relation: Relation;
  age: number;
  phone?: string | undefined;
  email?: string | undefined;
  addressId?: string | undefined;
  getsOrderMails: boolean;
};

const SAME_FIELDS = ['name', 'relation', 'age', 'phone', 'email', 'addressId', 'getsOrderMails'] as const;

export async function addMember({ db, clock }: FamilyDeps, userId: string, input: MemberInput): Promise<FamilyMember> {
  return inTransaction(db, async (tx) => {
    await lockOpenAccount(tx, userId);
    const row = await rowOf(tx, userId, input, clock());
    const members = await findFamily(tx, userId, clock());
    const same = findResubmitted(members, { ...row, age: input.age }, SAME_FIELDS);
    if (same) return same;
    if (members.length >= MAX_FAMILY_MEMBERS) throw new Problem('TOO_MANY_FAMILY_MEMBERS', familyRefusals.tooMany);
    const key = { id: newId(), userId };
    await tx.insert(familyMembers).values({ ...key, ...row });
    return findMember(tx, key, clock());
  });
}

export async function changeMember(
  { db, clock }: FamilyDeps,
  key: MemberKey,
  input: MemberInput,
): Promise<FamilyMember> {
  return inTransaction(db, async (tx) => {
    const row = await rowOf(tx, key.userId, input, clock());
    await tx.update(familyMembers).set(row).where(isMember(key));
    return findMember(tx, key, clock());
  });
}

export async function deleteMember({ db }: FamilyDeps, key: MemberKey): Promise<void> {
  const deleted = await db.delete(familyMembers).where(isMember(key)).returning({ id: familyMembers.id });
  if (deleted.length === 0) throw notFound('familyMember');
}

async function rowOf(tx: Tx, userId: string, { age, phone, email, addressId, ...rest }: MemberInput, now: Date) {
  if (addressId && !(await findAddress(tx, userId, addressId))) throw notFound('address');
  return {
    ...rest,
    birthYear: birthYearOf(age, now),
    phone: phone ?? null,
    email: email ?? null,
    addressId: addressId ?? null,
  };
}
