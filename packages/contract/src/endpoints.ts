import { accountsEndpoints } from './accounts/accounts.ts';
import { customerFactsEndpoints, customersAdminEndpoints } from './accounts/customers-admin.ts';
import { savedViewsEndpoints } from './accounts/saved-views.ts';
import { staffEndpoints } from './accounts/staff.ts';
import { twoStepEndpoints } from './accounts/two-step.ts';
import { auditEndpoints } from './audit/audit.ts';
import { cartEndpoints } from './cart/cart.ts';
import { bulkProductsEndpoints } from './catalog/bulk-products.ts';
import { catalogAdminEndpoints } from './catalog/catalog-admin.ts';
import { catalogEndpoints } from './catalog/catalog-endpoints.ts';
import { importAdminEndpoints } from './catalog/import-admin.ts';
import { productsAdminEndpoints } from './catalog/products-admin.ts';
import { promotionsAdminEndpoints } from './catalog/promotions-admin.ts';
import { checkoutEndpoints } from './checkout/checkout.ts';
import { contactEndpoints } from './contact/contact.ts';
import { couponsEndpoints } from './coupons/coupons.ts';
import { deliveryEndpoints } from './delivery/delivery.ts';
import { deliverySettingsEndpoints } from './delivery/delivery-settings.ts';
import { familyEndpoints } from './family/family.ts';
import { callRequestsEndpoints } from './healthcare/call-requests.ts';
import { healthcareEndpoints } from './healthcare/healthcare.ts';
import { healthcareAdminEndpoints } from './healthcare/healthcare-admin.ts';
import { invoicesEndpoints } from './invoices/invoices.ts';
import { labReportsEndpoints } from './lab-reports/lab-reports.ts';
import { labSamplesEndpoints } from './lab-samples/lab-samples.ts';
import { membershipEndpoints } from './membership/membership.ts';
import { dairiesEndpoints } from './milk/dairies.ts';
import { milkEndpoints } from './milk/milk.ts';
import { milkByPhoneEndpoints } from './milk/milk-by-phone.ts';
import { milkRoundEndpoints } from './milk/milk-round.ts';
import { noticeSettingsEndpoints } from './notices/notice-settings.ts';
import { noticesEndpoints } from './notices/notices.ts';
import { openingEndpoints } from './opening/opening.ts';
import { operationsEndpoints } from './operations/operations.ts';
import { changeOrderEndpoints } from './orders/change-order.ts';
import { claimsEndpoints } from './orders/claims.ts';
import { h1RegisterEndpoints } from './orders/h1-register.ts';
import { newOrdersEndpoints } from './orders/new-orders.ts';
import { ordersEndpoints } from './orders/orders.ts';
import { pickUpsEndpoints } from './orders/pick-ups.ts';
import { paymentsEndpoints } from './payments/payments.ts';
import { policiesEndpoints } from './policies/policies.ts';
import { prescriptionsEndpoints } from './prescriptions/prescriptions.ts';
import { purchasesEndpoints } from './purchases/purchases.ts';
import { referralEndpoints } from './referral/referral.ts';
import { findEndpoints } from './reports/find.ts';
import { gstEndpoints } from './reports/gst.ts';
import { periodReportsEndpoints } from './reports/period-reports.ts';
import { reportsEndpoints } from './reports/reports.ts';
import { staffEventsEndpoints } from './reports/staff-events.ts';
import { restockAlertsEndpoints } from './restock-alerts/restock-alerts.ts';
import { reviewsEndpoints } from './reviews/reviews.ts';
import { cashUpsEndpoints } from './rounds/cash-ups.ts';
import { riderEndpoints } from './rounds/rider.ts';
import { roundsEndpoints } from './rounds/rounds.ts';
import { trackingEndpoints } from './rounds/tracking.ts';
import { searchEndpoints } from './search/search.ts';
import { searchAdminEndpoints } from './search/search-admin.ts';
import { announcementsEndpoints } from './shop/announcements.ts';
import { homeCardsEndpoints } from './shop/home-cards.ts';
import { shopFactsEndpoints } from './shop/shop-facts.ts';
import { shoppingListsEndpoints } from './shopping-lists/shopping-lists.ts';
import { batchesEndpoints } from './stock/batches.ts';
import { stockEndpoints } from './stock/stock.ts';
import { testimonialsEndpoints } from './testimonials/testimonials.ts';
import { walletEndpoints } from './wallet/wallet.ts';

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
