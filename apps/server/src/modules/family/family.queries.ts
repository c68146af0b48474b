import type { FamilyMember } from '@subah/contract/family/family';
import { ageOf } from '@subah/rules/family/family';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { listAddressesByUser, type SavedAddress } from '../delivery/index.ts';
import { familyMembers } from './family.tables.ts';

export type MemberKey = { id: string; userId: string };

export const isMember = ({ id, userId }: MemberKey) => and(eq(familyMembers.id, id), eq(familyMembers.userId, userId));

export async function findFamily(db: Db | Tx, userId: string, now: Date): Promise<FamilyMember[]> {
  const rows = await db
    .select({
      _id: familyMembers.id,
      name: familyMembers.name,
      relation: familyMembers.relation,
      birthYear: familyMembers.birthYear,
      phone: familyMembers.phone,
      email: familyMembers.email,
      addressId: familyMembers.addressId,
      getsOrderMails: familyMembers.getsOrderMails,
    })
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId))
    .orderBy(asc(familyMembers.createdAt), asc(familyMembers.id));
  return rows.map(({ birthYear, ...row }) => ({ ...row, age: ageOf(birthYear, now) }));
}

export async function findMember(db: Db | Tx, { id, userId }: MemberKey, now: Date): Promise<FamilyMember> {
  const member = (await findFamily(db, userId, now)).find(({ _id }) => _id === id);
  if (!member) throw notFound('familyMember');
  return member;
}

type OrderAddress = { street: string; pincode: string; phone: string };

/** Emails that get a copy of the mails about an order to this address. An order keeps a copy of its address, not the id. */
export async function findMailCopies(db: Db, userIds: string[]) {
  const members = await db
    .select({ userId: familyMembers.userId, email: familyMembers.email, addressId: familyMembers.addressId })
    .from(familyMembers)
    .where(and(inArray(familyMembers.userId, userIds), eq(familyMembers.getsOrderMails, true)));
  const books = members.length > 0 ? await listAddressesByUser(db, userIds) : new Map<string, SavedAddress[]>();
  return (userId: string, { street, pincode, phone }: OrderAddress): string[] =>
    members.flatMap((member) => {
      const home = books.get(userId)?.find(({ id }) => member.userId === userId && id === member.addressId);
      const isTheirs = home?.street === street && home.pincode === pincode && home.phone === phone;
      return isTheirs && member.email ? [member.email] : [];
    });
}
