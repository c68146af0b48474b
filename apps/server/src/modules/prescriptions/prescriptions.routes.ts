import type { prescriptionsEndpoints } from '@subah/contract/prescriptions/prescriptions';
import { healthcareAnswers } from '@subah/messages/api/healthcare';
import type { Deps } from '../../deps.ts';
import type { HandlerInput, Handlers } from '../../platform/http/handler-types.ts';
import { privateLinks } from '../../platform/storage/private-files.ts';
import { decidePrescription } from './decide-prescription.ts';
import { listOwnPrescriptions, listPrescriptions } from './list-prescriptions.ts';
import { confirmBasket, offerBasket } from './offer-basket.ts';
import { readPrescription } from './prescriptions.queries.ts';
import { showImage } from './show-image.ts';
import { uploadPrescription } from './upload-prescription.ts';

type PrescriptionsHandlers = Pick<Handlers, keyof typeof prescriptionsEndpoints>;

export function prescriptionsRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'privateFiles' | 'findOpenAttempt'>,
): PrescriptionsHandlers {
  const { db, clock, settings } = deps;
  const links = privateLinks(settings.authSecret, clock);
  const upload = async ({
    user,
    body,
    files,
    t,
  }: HandlerInput<'POST medical/presciptions' | 'POST medical/prescriptions'>) => {
    const id = await uploadPrescription(deps, { userId: user.id, ...body, images: files.images });
    return {
      data: await readPrescription(db, id, { links, viewerId: user.id }),
      message: t(healthcareAnswers.uploaded),
    };
  };
  const list = ({ user, query }: HandlerInput<'GET medical/presciptions' | 'GET medical/prescriptions'>) =>
    listPrescriptions(db, query, { links, viewerId: user.id }, clock());
  return {
    'POST medical/presciptions': upload,
    'POST medical/prescriptions': upload,
    'GET medical/presciptions': list,
    'GET medical/prescriptions': list,
    'GET medical/presciptions/my': ({ user, query }) => listOwnPrescriptions(db, query, { links, viewerId: user.id }),
    'GET medical/presciptions/{id}/images/{n}': ({ user, params, query }) =>
      showImage({ ...deps, links }, { prescriptionId: params.id, position: params.n, user, claim: query }),
    'POST medical/presciptions/{id}/confirm': async ({ user, params, t }) => {
      const { leftOut } = await confirmBasket(deps, { id: params.id, userId: user.id });
      const message =
        leftOut.length === 0
          ? t(healthcareAnswers.basketAdded)
          : t(healthcareAnswers.basketPartlyAdded, { names: leftOut.join(', ') });
      return { data: await readPrescription(db, params.id, { links, viewerId: user.id }), message };
    },
    'GET admin/prescriptions/{id}': async ({ user, params }) => ({
      data: await readPrescription(db, params.id, { links, viewerId: user.id }),
    }),
    'PATCH admin/prescriptions/{id}': async ({ user, params, body }) => {
      await decidePrescription(deps, { id: params.id, ...body, actorId: user.id });
      return { data: await readPrescription(db, params.id, { links, viewerId: user.id }) };
    },
    'POST admin/prescriptions/{id}/basket': async ({ user, params, body }) => {
      await offerBasket(deps, { id: params.id, ...body, actorId: user.id });
      return { data: await readPrescription(db, params.id, { links, viewerId: user.id }) };
    },
  };
}
