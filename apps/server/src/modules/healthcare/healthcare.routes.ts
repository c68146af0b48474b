import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { callRequestsEndpoints } from '@subah/contract/healthcare/call-requests';
import type { healthcareEndpoints } from '@subah/contract/healthcare/healthcare';
import { healthcareAnswers } from '@subah/messages/api/healthcare';
import { can } from '@subah/rules/accounts/roles';
import { indiaDate } from '@subah/rules/india-time';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import type { HandlerInput, Handlers } from '../../platform/http/handler-types.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findStaffByAbility } from '../accounts/index.ts';
import { listAppointments, listOwnAppointments } from './appointments.queries.ts';
import { bookAppointment } from './book-appointment.ts';
import { assignCallRequest, listCallRequests, markCallRequest, requestCall } from './call-requests.ts';
import { cancelAppointment, closeAppointment } from './change-appointment.ts';
import { findBookableDoctor, findDoctor, findDoctorOfUser, listDoctors } from './doctors.queries.ts';
import { listDepartments } from './list-departments.ts';
import { listDays, listSlots } from './list-slots.ts';
import { moveAppointment } from './move-appointment.ts';

/** Health checks are categories of the catalog module, which handles that endpoint. */
type HealthcareHandlers = Pick<
  Handlers,
  Exclude<keyof typeof healthcareEndpoints, 'GET health-checks'> | keyof typeof callRequestsEndpoints
>;

export function healthcareRoutes(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): HealthcareHandlers {
  const { db, clock } = deps;
  const cancel = async ({
    user,
    params,
    body,
    t,
  }: HandlerInput<'POST book-slot/{id}/cancel' | 'PATCH book-slot/{id}/cancel'>) => ({
    data: await cancelAppointment(deps, { user, id: params.id, reason: body?.reason ?? '' }),
    message: t(healthcareAnswers.cancelled),
  });
  return {
    'GET departments': async () => ({ data: await listDepartments(db), nextCursor: null }),
    'GET doctors': ({ query }) => listDoctors(db, query, query, clock()),
    'GET doctors/department/{departmentId}': ({ params, query }) =>
      listDoctors(db, { ...params, ...query }, query, clock()),
    'GET doctors/{doctorId}': async ({ params }) => ({ data: await findDoctor(db, params.doctorId, clock()) }),
    'GET doctors/{id}/slots': async ({ params, query }) => ({
      data: await listSlots(db, params.id, query.date, clock()),
    }),
    'GET doctors/{id}/days': async ({ params }) => ({ data: await listDays(db, params.id, clock()) }),
    'POST doctors/{id}/call-requests': async ({ user, params, body, request, t }) => ({
      data: { _id: await requestCall(deps, params.id, body, { ip: request.ip, userId: user?.id ?? null }) },
      message: t(healthcareAnswers.willCall),
    }),
    'GET admin/call-requests': ({ query, user }) => listCallRequests(db, { ...query, staffId: user.id }),
    'GET admin/call-requests/assignees': async () => ({ data: await findStaffByAbility(db, 'serve customers') }),
    'PUT admin/call-requests/{id}/assignee': async ({ user, params, body }) => ({
      data: await assignCallRequest(deps, { id: params.id, ...body, actorId: user.id }),
    }),
    'PATCH admin/call-requests/{id}': async ({ user, params, body }) => ({
      data: await markCallRequest(deps, { id: params.id, ...body, actorId: user.id }),
    }),
    'POST book-slot/appointments': async ({ user, body, t }) => ({
      data: await bookAppointment(deps, user, body),
      message: t(healthcareAnswers.booked),
    }),
    'GET book-slot/appointments': async ({ user, query }) => {
      const doctor = await resolveDoctor(db, user, query.doctorId);
      const date = query.date ?? indiaDate(clock());
      return {
        appointments: await listAppointments(db, {
          doctorId: doctor?.id,
          date,
          includeUser: query.includeUser,
          includeMobile: can(user.role, 'serve customers'),
        }),
        doctor: doctor ? { _id: doctor.id, name: doctor.name } : null,
        date,
      };
    },
    'GET book-slot/my': ({ user, query }) => listOwnAppointments(db, user.id, query, clock()),
    'POST book-slot/{id}/cancel': cancel,
    'PATCH book-slot/{id}/cancel': cancel,
    'PATCH book-slot/{id}/move': async ({ user, params, body, t }) => ({
      data: await moveAppointment(deps, { id: params.id, ...body, user }),
      message: t(healthcareAnswers.moved),
    }),
    'PATCH book-slot/{id}/complete': async ({ user, params }) => ({
      data: await closeAppointment(deps, user, { id: params.id, status: 'completed' }),
    }),
    'PATCH book-slot/{id}/missed': async ({ user, params }) => ({
      data: await closeAppointment(deps, user, { id: params.id, status: 'missed' }),
    }),
  };
}

/** Doctors see their own appointments only; a manager those of any doctor, or of all. */
async function resolveDoctor(db: Db, user: SessionUser, doctorId: string | undefined) {
  if (!can(user.role, 'see all appointments')) {
    const own = await findDoctorOfUser(db, user.id);
    if (!own || (doctorId && doctorId !== own.id)) throw notFound('doctor');
    return own;
  }
  if (!doctorId) return undefined;
  const doctor = await findBookableDoctor(db, doctorId);
  if (!doctor) throw notFound('doctor');
  return doctor;
}
