import { catalogTitles } from '@subah/messages/catalogs';
import { frame } from '@subah/messages/frame';
import { productRails } from '@subah/messages/product-rails';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';

/** Where the tiles of the health services lead, and what they say. */
export const healthServices = {
  labTests: {
    to: catalogFacts.labtest.homePath,
    title: t(catalogTitles.labtest),
    text: t(productRails.labTestsText),
    action: t(productRails.book),
  },
  doctors: {
    to: '/MedicineHealthcare/doctor-appointment',
    title: t(frame.doctors),
    text: t(productRails.doctorsText),
    action: t(productRails.find),
  },
  prescription: {
    to: '/UploadPrescriptions',
    title: t(frame.uploadPrescription),
    text: t(productRails.uploadPrescriptionText),
    action: t(productRails.upload),
  },
};
