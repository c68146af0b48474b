export { decideWithOrder } from './decide-prescription.ts';
export { eraseOldPrescriptions } from './erase-prescriptions.ts';
export { imageKey } from './image-key.ts';
export { prescriptionsPersonalData } from './prescriptions.personal-data.ts';
export { findOwnPrescription } from './prescriptions.queries.ts';
export { prescriptionsRoutes } from './prescriptions.routes.ts';
