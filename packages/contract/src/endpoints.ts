import { accountsEndpoints } from './accounts.ts';
import { auditEndpoints } from './audit.ts';
import { cartEndpoints } from './cart.ts';
import { catalogEndpoints } from './catalog.ts';
import { catalogAdminEndpoints } from './catalog-admin.ts';
import { checkoutEndpoints } from './checkout.ts';
import { contactEndpoints } from './contact.ts';
import { couponsEndpoints } from './coupons.ts';
import { customersAdminEndpoints } from './customers-admin.ts';
import { deliveryEndpoints } from './delivery.ts';
import { healthcareEndpoints } from './healthcare.ts';
import { healthcareAdminEndpoints } from './healthcare-admin.ts';
import { importAdminEndpoints } from './import-admin.ts';
import { invoicesEndpoints } from './invoices.ts';
import { labReportsEndpoints } from './lab-reports.ts';
import { membershipEndpoints } from './membership.ts';
import { milkEndpoints } from './milk.ts';
import { newsEndpoints } from './news.ts';
import { ordersEndpoints, reportsEndpoints } from './orders.ts';
import { paymentsEndpoints } from './payments.ts';
import { prescriptionsEndpoints } from './prescriptions.ts';
import { productsAdminEndpoints } from './products-admin.ts';
import { promotionsAdminEndpoints } from './promotions-admin.ts';
import { referralEndpoints } from './referral.ts';
import { searchEndpoints } from './search.ts';
import { searchAdminEndpoints } from './search-admin.ts';
import { shopFactsEndpoints } from './shop-facts.ts';
import { testimonialsEndpoints } from './testimonials.ts';
import { walletEndpoints } from './wallet.ts';

/** Every call that the server answers. The server registers exactly these, and the OpenAPI page is printed from them. */
export const endpoints = {
  ...accountsEndpoints,
  ...auditEndpoints,
  ...cartEndpoints,
  ...catalogEndpoints,
  ...catalogAdminEndpoints,
  ...checkoutEndpoints,
  ...contactEndpoints,
  ...couponsEndpoints,
  ...customersAdminEndpoints,
  ...deliveryEndpoints,
  ...healthcareEndpoints,
  ...healthcareAdminEndpoints,
  ...invoicesEndpoints,
  ...labReportsEndpoints,
  ...membershipEndpoints,
  ...milkEndpoints,
  ...newsEndpoints,
  ...ordersEndpoints,
  ...paymentsEndpoints,
  ...prescriptionsEndpoints,
  ...referralEndpoints,
  ...reportsEndpoints,
  ...importAdminEndpoints,
  ...productsAdminEndpoints,
  ...promotionsAdminEndpoints,
  ...searchEndpoints,
  ...searchAdminEndpoints,
  ...shopFactsEndpoints,
  ...testimonialsEndpoints,
  ...walletEndpoints,
};

export type Endpoints = typeof endpoints;
export type Call = keyof Endpoints;
