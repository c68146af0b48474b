export { contactPersonalData } from './contact.personal-data.ts';
export { contactRoutes } from './contact.routes.ts';
