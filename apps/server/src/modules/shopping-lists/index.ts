export { shoppingListsJobs } from './shopping-lists.jobs.ts';
export { shoppingListsPersonalData } from './shopping-lists.personal-data.ts';
export { shoppingListsRoutes } from './shopping-lists.routes.ts';
