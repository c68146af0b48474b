import { accountsEndpoints } from './accounts/accounts.ts';
import { customerFactsEndpoints, customersAdminEndpoints } from './accounts/customers-admin.ts';
import { familyEndpoints } from './accounts/family.ts';
import { noticesEndpoints } from './accounts/notices.ts';
import { referralEndpoints } from './accounts/referral.ts';
import { savedViewsEndpoints } from './accounts/saved-views.ts';
import { staffEndpoints } from './accounts/staff.ts';
import { twoStepEndpoints } from './accounts/two-step.ts';
import { batchesEndpoints } from './catalog/batches.ts';
import { bulkProductsEndpoints } from './catalog/bulk-products.ts';
import { catalogAdminEndpoints } from './catalog/catalog-admin.ts';
import { catalogEndpoints } from './catalog/catalog-endpoints.ts';
import { importAdminEndpoints } from './catalog/import-admin.ts';
import { productsAdminEndpoints } from './catalog/products-admin.ts';
import { promotionsAdminEndpoints } from './catalog/promotions-admin.ts';
import { restockAlertsEndpoints } from './catalog/restock-alerts.ts';
import { reviewsEndpoints } from './catalog/reviews.ts';
import { stockEndpoints } from './catalog/stock.ts';
import { callRequestsEndpoints } from './healthcare/call-requests.ts';
import { healthcareEndpoints } from './healthcare/healthcare.ts';
import { healthcareAdminEndpoints } from './healthcare/healthcare-admin.ts';
import { labReportsEndpoints } from './healthcare/lab-reports.ts';
import { prescriptionsEndpoints } from './healthcare/prescriptions.ts';
import { cartEndpoints } from './orders/cart.ts';
import { cashUpsEndpoints } from './orders/cash-ups.ts';
import { changeOrderEndpoints } from './orders/change-order.ts';
import { checkoutEndpoints } from './orders/checkout.ts';
import { claimsEndpoints } from './orders/claims.ts';
import { dairiesEndpoints } from './orders/dairies.ts';
import { gstEndpoints } from './orders/gst.ts';
import { h1RegisterEndpoints } from './orders/h1-register.ts';
import { invoicesEndpoints } from './orders/invoices.ts';
import { labSamplesEndpoints } from './orders/lab-samples.ts';
import { milkEndpoints } from './orders/milk.ts';
import { milkByPhoneEndpoints } from './orders/milk-by-phone.ts';
import { milkRoundEndpoints } from './orders/milk-round.ts';
import { newOrdersEndpoints } from './orders/new-orders.ts';
import { ordersEndpoints } from './orders/orders.ts';
import { periodReportsEndpoints } from './orders/period-reports.ts';
import { pickUpsEndpoints } from './orders/pick-ups.ts';
import { reportsEndpoints } from './orders/reports.ts';
import { riderEndpoints } from './orders/rider.ts';
import { roundsEndpoints } from './orders/rounds.ts';
import { shoppingListsEndpoints } from './orders/shopping-lists.ts';
import { trackingEndpoints } from './orders/tracking.ts';
import { couponsEndpoints } from './payments/coupons.ts';
import { membershipEndpoints } from './payments/membership.ts';
import { paymentsEndpoints } from './payments/payments.ts';
import { walletEndpoints } from './payments/wallet.ts';
import { purchasesEndpoints } from './purchases/purchases.ts';
import { searchEndpoints } from './search/search.ts';
import { searchAdminEndpoints } from './search/search-admin.ts';
import { announcementsEndpoints } from './shop/announcements.ts';
import { auditEndpoints } from './shop/audit.ts';
import { contactEndpoints } from './shop/contact.ts';
import { deliveryEndpoints } from './shop/delivery.ts';
import { deliverySettingsEndpoints } from './shop/delivery-settings.ts';
import { findEndpoints } from './shop/find.ts';
import { homeCardsEndpoints } from './shop/home-cards.ts';
import { noticeSettingsEndpoints } from './shop/notice-settings.ts';
import { openingEndpoints } from './shop/opening.ts';
import { operationsEndpoints } from './shop/operations.ts';
import { policiesEndpoints } from './shop/policies.ts';
import { shopFactsEndpoints } from './shop/shop-facts.ts';
import { staffEventsEndpoints } from './shop/staff-events.ts';
import { testimonialsEndpoints } from './shop/testimonials.ts';

/** All endpoints: the server registers exactly these, and OpenAPI is generated from them. */
export const endpoints = {
  ...accountsEndpoints,
  ...savedViewsEndpoints,
  ...staffEndpoints,
  ...twoStepEndpoints,
  ...announcementsEndpoints,
  ...homeCardsEndpoints,
  ...auditEndpoints,
  ...cartEndpoints,
  ...catalogEndpoints,
  ...catalogAdminEndpoints,
  ...checkoutEndpoints,
  ...claimsEndpoints,
  ...pickUpsEndpoints,
  ...contactEndpoints,
  ...couponsEndpoints,
  ...customersAdminEndpoints,
  ...customerFactsEndpoints,
  ...deliveryEndpoints,
  ...findEndpoints,
  ...deliverySettingsEndpoints,
  ...callRequestsEndpoints,
  ...healthcareEndpoints,
  ...healthcareAdminEndpoints,
  ...gstEndpoints,
  ...invoicesEndpoints,
  ...labReportsEndpoints,
  ...labSamplesEndpoints,
  ...membershipEndpoints,
  ...dairiesEndpoints,
  ...milkEndpoints,
  ...milkByPhoneEndpoints,
  ...milkRoundEndpoints,
  ...newOrdersEndpoints,
  ...cashUpsEndpoints,
  ...changeOrderEndpoints,
  ...operationsEndpoints,
  ...ordersEndpoints,
  ...noticesEndpoints,
  ...noticeSettingsEndpoints,
  ...openingEndpoints,
  ...paymentsEndpoints,
  ...policiesEndpoints,
  ...prescriptionsEndpoints,
  ...referralEndpoints,
  ...reportsEndpoints,
  ...periodReportsEndpoints,
  ...riderEndpoints,
  ...roundsEndpoints,
  ...importAdminEndpoints,
  ...productsAdminEndpoints,
  ...bulkProductsEndpoints,
  ...promotionsAdminEndpoints,
  ...batchesEndpoints,
  ...purchasesEndpoints,
  ...h1RegisterEndpoints,
  ...restockAlertsEndpoints,
  ...reviewsEndpoints,
  ...familyEndpoints,
  ...shoppingListsEndpoints,
  ...stockEndpoints,
  ...searchEndpoints,
  ...searchAdminEndpoints,
  ...shopFactsEndpoints,
  ...staffEventsEndpoints,
  ...testimonialsEndpoints,
  ...trackingEndpoints,
  ...walletEndpoints,
};

export type Endpoints = typeof endpoints;
export type Call = keyof Endpoints;
