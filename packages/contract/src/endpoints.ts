import { accountsEndpoints } from './accounts.ts';
import { cartEndpoints } from './cart.ts';
import { catalogEndpoints } from './catalog.ts';
import { contactEndpoints } from './contact.ts';
import { deliveryEndpoints } from './delivery.ts';
import { healthcareEndpoints } from './healthcare.ts';
import { searchEndpoints } from './search.ts';
import { testimonialsEndpoints } from './testimonials.ts';

/** Every call that the server answers. The server registers exactly these, and the OpenAPI page is printed from them. */
export const endpoints = {
  ...accountsEndpoints,
  ...cartEndpoints,
  ...catalogEndpoints,
  ...contactEndpoints,
  ...deliveryEndpoints,
  ...healthcareEndpoints,
  ...searchEndpoints,
  ...testimonialsEndpoints,
};

export type Endpoints = typeof endpoints;
export type Call = keyof Endpoints;
