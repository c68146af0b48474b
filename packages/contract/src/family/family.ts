import { accountFields } from '@subah/messages/account-fields';
import { familyInputs } from '@subah/messages/api/family';
import { MAX_FAMILY_AGE, RELATIONS } from '@subah/rules/family/family';
import { z } from 'zod';
import { Email, Mobile, PersonName } from '../accounts/accounts.ts';
import { blankAsMissing, data, endpoint, Flag, Id } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';

export const FamilyMember = z.strictObject({
  _id: Id,
  name: z.string(),
  relation: z.enum(RELATIONS),
  age: z.number().int(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** One of my addresses. */
  addressId: Id.nullable(),
  /** Mails about orders to their address also go to their email. */
  getsOrderMails: z.boolean(),
});
export type FamilyMember = z.infer<typeof FamilyMember>;

const age = inputText(familyInputs.age);

/** The whole member: a missing optional field is removed. */
const FamilyMemberInput = z
  .object({
    name: PersonName,
    relation: z.enum(RELATIONS, inputText(familyInputs.relation)),
    age: z.number(age).int(age).min(0, age).max(MAX_FAMILY_AGE, age),
    phone: blankAsMissing(Mobile.optional()),
    email: blankAsMissing(Email.optional()),
    addressId: blankAsMissing(Id.optional()),
    getsOrderMails: Flag.default(false),
  })
  .refine(({ email, getsOrderMails }) => email !== undefined || !getsOrderMails, {
    path: ['email'],
    ...inputText(accountFields.invalidEmail),
  });

const byId = z.object({ id: Id });
const message = z.strictObject({ message: z.string() });

export const familyEndpoints = {
  'GET family': endpoint({
    audience: 'customer',
    summary: 'The people I order, book and test for',
    response: data(z.array(FamilyMember)),
  }),
  'POST family': endpoint({
    audience: 'customer',
    summary: 'Add a person to order, book and test for',
    body: FamilyMemberInput,
    response: data(FamilyMember),
  }),
  'PUT family/{id}': endpoint({
    audience: 'customer',
    summary: 'Change a person',
    params: byId,
    body: FamilyMemberInput,
    response: data(FamilyMember),
  }),
  'DELETE family/{id}': endpoint({
    audience: 'customer',
    summary: 'Delete a person; orders, visits and tests keep the name that they were made for',
    params: byId,
    response: message,
  }),
};
