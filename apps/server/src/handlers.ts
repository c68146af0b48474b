import type { Deps } from './deps.ts';
import {
  type AccessTokens,
  accountsRoutes,
  customersAdminRoutes,
  staffRoutes,
  twoStepRoutes,
} from './modules/accounts/index.ts';
import { auditRoutes, recordChange } from './modules/audit/index.ts';
import { cartRoutes } from './modules/cart/index.ts';
import {
  catalogAdminRoutes,
  catalogRoutes,
  importAdminRoutes,
  productsAdminRoutes,
  promotionsAdminRoutes,
} from './modules/catalog/index.ts';
import { checkoutRoutes } from './modules/checkout/index.ts';
import { contactRoutes } from './modules/contact/index.ts';
import { couponsRoutes } from './modules/coupons/index.ts';
import { addressesOf, deliveryRoutes, findDeliverySettings } from './modules/delivery/index.ts';
import { familyRoutes } from './modules/family/index.ts';
import { careForSearch, doctorLogins, healthcareAdminRoutes, healthcareRoutes } from './modules/healthcare/index.ts';
import { invoicesRoutes } from './modules/invoices/index.ts';
import { labReportsRoutes } from './modules/lab-reports/index.ts';
import { labSamplesRoutes } from './modules/lab-samples/index.ts';
import { membershipRoutes } from './modules/membership/index.ts';
import { milkRoutes } from './modules/milk/index.ts';
import { noticesRoutes } from './modules/notices/index.ts';
import { openingRoutes } from './modules/opening/index.ts';
import { operationsRoutes } from './modules/operations/index.ts';
import {
  claimsRoutes,
  findInvoicedOrder,
  findOrderIds,
  findProductsOfNewOrder,
  newOrdersRoutes,
  ordersRoutes,
  pickUpsRoutes,
} from './modules/orders/index.ts';
import { paymentsRoutes } from './modules/payments/index.ts';
import { policiesForSearch, policiesRoutes } from './modules/policies/index.ts';
import { prescriptionsRoutes } from './modules/prescriptions/index.ts';
import { purchasesRoutes } from './modules/purchases/index.ts';
import { referralRoutes } from './modules/referral/index.ts';
import {
  gstRoutes,
  nameSubjects,
  periodReportsRoutes,
  reportsRoutes,
  staffEventsRoutes,
} from './modules/reports/index.ts';
import { restockAlertsRoutes } from './modules/restock-alerts/index.ts';
import { reviewsRoutes } from './modules/reviews/index.ts';
import { roundsRoutes } from './modules/rounds/index.ts';
import { searchAdminRoutes, searchRoutes } from './modules/search/index.ts';
import { readShopName, shopRoutes } from './modules/shop/index.ts';
import { shoppingListsRoutes } from './modules/shopping-lists/index.ts';
import { stockRoutes } from './modules/stock/index.ts';
import { testimonialsRoutes } from './modules/testimonials/index.ts';
import { walletRoutes } from './modules/wallet/index.ts';
import { personalData } from './personal-data.ts';
import type { LastBackup } from './platform/backup/last-backup.ts';
import type { ResponseCache } from './platform/cache/response-cache.ts';
import type { Handlers } from './platform/http/handler-types.ts';
import { usedOffers } from './used-offers.ts';

type HandlerOptions = {
  tokens: AccessTokens;
  cache: ResponseCache;
  /** Folders on this machine that the shop writes to. */
  folders: string[];
  lastBackup: LastBackup | undefined;
};

/** The handlers of all API calls. A module gets what it needs from higher ones as an argument. */
export function createHandlers(deps: Deps, { tokens, cache, folders, lastBackup }: HandlerOptions): Handlers {
  const accountDeps = { ...deps, tokens };
  return {
    ...accountsRoutes(accountDeps, { personalData, usedOffers, addressesOf, findDeliverySettings }),
    ...auditRoutes(deps, nameSubjects),
    ...cartRoutes(deps),
    ...catalogAdminRoutes(deps),
    ...catalogRoutes({ ...deps, db: deps.reads }),
    ...checkoutRoutes(deps),
    ...claimsRoutes(deps),
    ...contactRoutes(deps),
    ...couponsRoutes(deps),
    ...customersAdminRoutes(deps, recordChange),
    ...deliveryRoutes(deps),
    ...familyRoutes(deps),
    ...gstRoutes(deps),
    ...healthcareAdminRoutes(deps),
    ...healthcareRoutes(deps),
    ...importAdminRoutes(deps),
    ...invoicesRoutes(deps, findInvoicedOrder),
    ...labReportsRoutes(deps),
    ...labSamplesRoutes(deps),
    ...membershipRoutes(deps),
    ...milkRoutes(deps),
    ...newOrdersRoutes(deps),
    ...noticesRoutes(deps),
    ...openingRoutes(deps),
    ...operationsRoutes({ db: deps.db, folders, lastBackup, hasMailServer: deps.settings.mail.smtpUrl !== undefined }),
    ...ordersRoutes(deps),
    ...paymentsRoutes(deps),
    ...periodReportsRoutes(deps),
    ...pickUpsRoutes(deps),
    ...policiesRoutes(deps),
    ...prescriptionsRoutes(deps),
    ...productsAdminRoutes(deps),
    ...promotionsAdminRoutes(deps),
    ...purchasesRoutes(deps),
    ...referralRoutes(deps),
    ...reportsRoutes(deps),
    ...restockAlertsRoutes(deps),
    ...reviewsRoutes(deps),
    ...roundsRoutes(deps),
    ...searchAdminRoutes(deps),
    ...searchRoutes({
      ...deps,
      placesForSearch: async (db) => [...(await careForSearch(db)), ...(await policiesForSearch(db))],
      findOrderedProducts: findProductsOfNewOrder,
      catalogVersion: () => cache.versionOf('catalog'),
    }),
    ...shoppingListsRoutes(deps),
    ...shopRoutes(deps),
    ...staffEventsRoutes(),
    ...staffRoutes({ ...accountDeps, record: recordChange, doctorLogins }),
    ...stockRoutes(deps),
    ...testimonialsRoutes(deps),
    ...twoStepRoutes(accountDeps, { record: recordChange, readShopName }),
    ...walletRoutes(deps, findOrderIds),
  };
}
