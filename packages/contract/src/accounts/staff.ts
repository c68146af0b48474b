import { STAFF_ROLES } from '@subah/rules/accounts/roles';
import { z } from 'zod';
import { blankAsMissing, data, endpoint, Flag, Id } from '../endpoint.ts';
import { readAs } from '../read-as.ts';
import { Email, Mobile, Password, PersonName } from './accounts.ts';
import { SignInPolicy } from './two-step.ts';

const Invitation = z.strictObject({ sentAt: z.iso.datetime(), expiresAt: z.iso.datetime(), isExpired: z.boolean() });

export const StaffAccount = z.strictObject({
  _id: Id,
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** False while invited and after the access was switched off. */
  active: z.boolean(),
  /** Until the person sets a password with the link. */
  invitation: Invitation.nullable(),
  lastSignInAt: z.iso.datetime().nullable(),
  hasTwoStep: z.boolean(),
  /** The entry of a doctor that the account belongs to. */
  doctor: z.strictObject({ _id: Id, name: z.string() }).nullable(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

const DoctorId = blankAsMissing(Id.optional());
const StaffRoleInput = z.enum(STAFF_ROLES, 'Choose a role.');

export const NewStaff = z.object({
  name: PersonName,
  mobile: Mobile,
  email: Email,
  role: StaffRoleInput,
  /** Required for doctors. */
  doctorId: DoctorId,
});
export type NewStaff = z.infer<typeof NewStaff>;

export const StaffUpdate = z.object({
  name: PersonName.optional(),
  mobile: Mobile.optional(),
  email: Email.optional(),
  role: StaffRoleInput.optional(),
  active: Flag.optional(),
  doctorId: DoctorId,
});
export type StaffUpdate = z.infer<typeof StaffUpdate>;

const params = z.object({ id: Id });
const Token = z.string().trim().min(1).max(200);
const message = z.strictObject({ message: z.string() });

export const staffEndpoints = {
  'GET admin/staff': endpoint({
    audience: 'manage staff',
    summary: 'Staff accounts, also invited and switched-off ones, and the policy of sign-in',
    response: z.strictObject({ data: z.array(StaffAccount), policy: z.strictObject(SignInPolicy.shape) }),
  }),
  'POST admin/staff': endpoint({
    audience: 'manage staff',
    summary:
      'Invite somebody by mail. The mobile and email of one customer make that customer staff; 409 when only one of both is known',
    body: NewStaff,
    response: data(StaffAccount),
  }),
  'PATCH admin/staff/{id}': endpoint({
    audience: 'manage staff',
    summary: 'Change a staff account; another role and `active: false` end its sessions at once',
    params,
    body: StaffUpdate.safeExtend(readAs),
    response: data(StaffAccount),
  }),
  'POST admin/staff/{id}/invitation': endpoint({
    audience: 'manage staff',
    summary: 'Send the invitation again; the former link ends',
    params,
    response: data(StaffAccount),
  }),
  'DELETE admin/staff/{id}/invitation': endpoint({
    audience: 'manage staff',
    summary: 'Withdraw an invitation; its link ends',
    params,
    response: message,
  }),
  'POST staff-invitation': endpoint({
    audience: 'any',
    summary: 'Whom an invitation is for; 410 INVITATION_INVALID when it has expired or was used',
    body: z.object({ token: Token }),
    response: data(z.strictObject({ name: z.string(), mobile: z.string(), role: z.enum(STAFF_ROLES) })),
  }),
  'POST staff-invitation/accept': endpoint({
    audience: 'any',
    summary: 'Set the password of an invited account, which gets its role',
    body: z.object({ token: Token, password: Password }),
    response: message,
  }),
};
