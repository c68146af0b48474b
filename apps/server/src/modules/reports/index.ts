export { checkBooks } from './check-books.ts';
export { reportsRoutes } from './reports.routes.ts';
