import type { savedViewsEndpoints } from '@subah/contract/accounts/saved-views';
import type { StaffAccount, staffEndpoints } from '@subah/contract/accounts/staff';
import { accountAnswers } from '@subah/messages/api/accounts';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { users } from '../accounts.tables.ts';
import { isTwoStepRequired } from '../two-step/two-step.queries.ts';
import { acceptInvitation, openInvitation } from './accept-invitation.ts';
import { changeStaff } from './change-staff.ts';
import { inviteStaff, resendInvitation, withdrawInvitation } from './invite-staff.ts';
import { deleteView, listViews, saveView } from './saved-views.ts';
import { listStaff } from './staff.queries.ts';
import type { StaffDeps } from './staff-deps.ts';

type StaffCalls = keyof typeof staffEndpoints | keyof typeof savedViewsEndpoints;

export const staffRoutes = (deps: StaffDeps): Pick<Handlers, StaffCalls> => {
  const findOne = async (id: string): Promise<StaffAccount> => {
    const [account] = await listStaff(deps.db, { ...deps, where: eq(users.id, id) });
    if (!account) throw notFound('staffAccount');
    return account;
  };
  const { mail, demoData } = deps.settings;
  // Without a mail server, only a shop with demo data shows its mails, at /dev/mailbox.
  const invitationAnswer = ({ name, email }: StaffAccount): string =>
    mail.smtpUrl || demoData
      ? `Invitation sent to ${email}.`
      : `${name} is added, but no mail was sent: the shop has no mail server. Set SMTP_URL and restart, then send the invitation again.`;
  return {
    'GET admin/saved-views': async ({ user }) => ({ data: await listViews(deps.db, user.id) }),
    'POST admin/saved-views': async ({ user, body }) => ({ data: await saveView(deps.db, user.id, body) }),
    'DELETE admin/saved-views/{id}': async ({ user, params }) => {
      await deleteView(deps.db, user.id, params.id);
      return { message: 'View deleted' };
    },
    'GET admin/staff': async () => ({
      data: await listStaff(deps.db, deps),
      policy: { staffTwoStep: await isTwoStepRequired(deps.db) },
    }),
    'POST admin/staff': async ({ user, body }) => {
      const data = await findOne(await inviteStaff(deps, user, body));
      return { data, message: invitationAnswer(data) };
    },
    'PATCH admin/staff/{id}': async ({ user, params, body }) => {
      await changeStaff(deps, user, params.id, body);
      return { data: await findOne(params.id), message: 'Staff account saved.' };
    },
    'POST admin/staff/{id}/invitation': async ({ user, params }) => {
      await resendInvitation(deps, user, params.id);
      const data = await findOne(params.id);
      return { data, message: invitationAnswer(data) };
    },
    'DELETE admin/staff/{id}/invitation': async ({ user, params }) => {
      await withdrawInvitation(deps, user, params.id);
      return { message: 'Invitation withdrawn.' };
    },
    'POST staff-invitation': async ({ body, request }) => {
      const { name, mobile, role } = await openInvitation(deps, body.token, request.ip);
      return { data: { name, mobile, role } };
    },
    'POST staff-invitation/accept': async ({ body, request, t }) => {
      await acceptInvitation(deps, { ...body, ip: request.ip });
      return { message: t(accountAnswers.invitationAccepted) };
    },
  };
};
