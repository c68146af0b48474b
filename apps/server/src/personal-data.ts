import { accountsPersonalData } from './modules/accounts/index.ts';
import { auditPersonalData } from './modules/audit/index.ts';
import { cartPersonalData } from './modules/cart/index.ts';
import { contactPersonalData } from './modules/contact/index.ts';
import { deliveryPersonalData } from './modules/delivery/index.ts';
import { familyPersonalData } from './modules/family/index.ts';
import { appointmentsPersonalData, callRequestsPersonalData } from './modules/healthcare/index.ts';
import { labReportsPersonalData } from './modules/lab-reports/index.ts';
import { membershipPersonalData } from './modules/membership/index.ts';
import { milkPersonalData } from './modules/milk/index.ts';
import { noticesPersonalData } from './modules/notices/index.ts';
import { ordersPersonalData } from './modules/orders/index.ts';
import { paymentsPersonalData } from './modules/payments/index.ts';
import { prescriptionsPersonalData } from './modules/prescriptions/index.ts';
import { restockAlertsPersonalData } from './modules/restock-alerts/index.ts';
import { reviewsPersonalData } from './modules/reviews/index.ts';
import { roundsPersonalData } from './modules/rounds/index.ts';
import { shoppingListsPersonalData } from './modules/shopping-lists/index.ts';
import { walletPersonalData } from './modules/wallet/index.ts';
import type { PersonalData } from './platform/personal-data.ts';

/** All personal data, by module: exported on request and erased with the account. */
export const personalData: PersonalData[] = [
  accountsPersonalData,
  auditPersonalData,
  deliveryPersonalData,
  familyPersonalData,
  cartPersonalData,
  ordersPersonalData,
  paymentsPersonalData,
  contactPersonalData,
  appointmentsPersonalData,
  callRequestsPersonalData,
  prescriptionsPersonalData,
  labReportsPersonalData,
  membershipPersonalData,
  milkPersonalData,
  noticesPersonalData,
  restockAlertsPersonalData,
  reviewsPersonalData,
  roundsPersonalData,
  shoppingListsPersonalData,
  walletPersonalData,
];
