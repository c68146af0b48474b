export { testimonialsRoutes } from './testimonials.routes.ts';
