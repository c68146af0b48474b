export { familyPersonalData } from './family.personal-data.ts';
export { findMailCopies, findMember } from './family.queries.ts';
export { familyRoutes } from './family.routes.ts';
