import type { healthcareAdminEndpoints } from '@subah/contract/healthcare/healthcare-admin';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { endLeave, listLeaveOfDoctor, startLeave } from './doctor-leave.ts';
import { moveAppointment } from './move-appointment.ts';
import { deleteDepartment, saveDepartment } from './save-department.ts';
import { deleteDoctor, saveDoctor } from './save-doctor.ts';

const CREATED = 'Successfully created';
const UPDATED = 'Successfully updated';
const DELETED = 'Successfully deleted';

export function healthcareAdminRoutes(
  deps: Pick<Deps, 'db' | 'pictures' | 'clock' | 'settings'>,
): Pick<Handlers, keyof typeof healthcareAdminEndpoints> {
  return {
    'POST departments': async ({ body, files, user }) => ({
      data: await saveDepartment(deps, { form: body, image: files.image, actorId: user.id }),
      message: CREATED,
    }),
    'PUT departments/{id}': async ({ params, body, files, user }) => ({
      data: await saveDepartment(deps, { id: params.id, form: body, image: files.image, actorId: user.id }),
      message: UPDATED,
    }),
    'DELETE departments/{id}': async ({ params, user }) => {
      await deleteDepartment(deps, params.id, user.id);
      return { message: DELETED };
    },
    'POST doctors/create': async ({ body, files, user }) => ({
      data: await saveDoctor(deps, { form: body, image: files.image, actorId: user.id }),
      message: CREATED,
    }),
    'PUT doctors/{id}': async ({ params, body, files, user }) => ({
      data: await saveDoctor(deps, { id: params.id, form: body, image: files.image, actorId: user.id }),
      message: UPDATED,
    }),
    'PATCH admin/appointments/{id}': async ({ params, body, user }) => ({
      data: await moveAppointment(deps, { id: params.id, ...body, user }),
    }),
    'GET admin/doctors/{id}/leave': async ({ params }) => ({
      data: await listLeaveOfDoctor(deps.db, params.id, deps.clock()),
    }),
    'PUT admin/doctors/{id}/leave/{date}': async ({ params, user }) => ({
      data: await startLeave(deps, { doctorId: params.id, date: params.date, actorId: user.id }),
    }),
    'DELETE admin/doctors/{id}/leave/{date}': async ({ params, user }) => {
      await endLeave(deps, { doctorId: params.id, date: params.date, actorId: user.id });
      return { message: DELETED };
    },
    'DELETE doctors/{id}': async ({ params, user }) => {
      await deleteDoctor(deps, params.id, user.id);
      return { message: DELETED };
    },
  };
}
