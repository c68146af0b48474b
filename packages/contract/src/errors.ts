import { z } from 'zod';

/**
 * Every error code of the API with its HTTP status. Clients branch on the code and translate by it; the sentence beside
 * it is for people. A refusal by a business rule has a code of its own in the group of its module.
 */
export const ERROR_STATUS = {
  // any module
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  REASON_REQUIRED: 400,
  /** The record was changed after the form had read it; `fields` names the fields that differ. */
  RECORD_CHANGED: 409,

  // accounts
  EMAIL_TAKEN: 409,
  MOBILE_TAKEN: 409,
  EMAIL_NOT_VERIFIED: 403,
  DEMO_SIGN_IN_REFUSED: 403,
  WRONG_CREDENTIALS: 401,
  WRONG_PASSWORD: 400,
  /** The change needs the current password too. */
  PASSWORD_REQUIRED: 400,
  PASSWORD_TOO_COMMON: 400,
  WRONG_OTP: 400,
  LAST_ADMIN: 409,
  /** Expired, used, withdrawn or replaced by a newer one. */
  INVITATION_INVALID: 410,
  /** Only owners change owners. */
  OWNERS_ONLY: 403,
  OWN_STAFF_ACCOUNT: 409,
  STAFF_EXISTS: 409,
  /** The invitation is open; it can be sent again or withdrawn. */
  STAFF_INVITED: 409,
  STAFF_NOT_INVITED: 409,
  /** Name, mobile and email of a customer account are the customer's own. */
  STAFF_NOT_ACTIVE: 409,
  DOCTOR_HAS_LOGIN: 409,
  /** The password was right; `details.challenge` is for the second step. */
  TWO_STEP_REQUIRED: 401,
  TWO_STEP_EXPIRED: 401,
  WRONG_TWO_STEP_CODE: 400,
  /** The owner requires a second step, and this account has none yet. */
  TWO_STEP_NOT_SET_UP: 403,
  TWO_STEP_ALREADY_ON: 409,
  TWO_STEP_OFF: 409,
  OWN_TWO_STEP: 409,

  // cart
  OUT_OF_STOCK: 409,

  // operations
  /** A newer mail replaced it, or its code or link has expired. */
  MAIL_OUTDATED: 409,

  // catalog
  PRODUCT_CODE_TAKEN: 409,
  PRODUCT_BARCODE_TAKEN: 409,
  /** A review needs a delivered order. */
  NOT_BOUGHT: 409,
  PRODUCT_CHANGED: 409,
  CATEGORY_NAME_TAKEN: 409,
  CATEGORY_IN_USE: 409,
  PRODUCT_IN_USE: 409,
  /** Packs were sold or counted after the page was read; `details.stock` is the stock now. */
  STOCK_CHANGED: 409,
  IMPORT_RUNNING: 409,

  // stock
  /** A batch with this number has another expiry date. */
  BATCH_DIFFERS: 409,
  /** The batch holds fewer packs, or all that are left expire soon or are recalled. */
  BATCH_TOO_SMALL: 409,
  /** The batch is recalled already, or the order has packs of a recalled batch. */
  BATCH_RECALLED: 409,
  BATCH_NOT_RECALLED: 409,

  // purchases
  SUPPLIER_NAME_TAKEN: 409,
  /** Someone else changed the purchase; read it again. */
  PURCHASE_CHANGED: 409,
  /** Received or cancelled, or goods have come already. */
  PURCHASE_FINAL: 409,

  // checkout
  CART_EMPTY: 400,
  /** The bill exceeds what one order can hold. */
  CART_TOO_LARGE: 409,
  /** The total differs from the one that was shown; `details` has the new bill. */
  BILL_CHANGED: 409,
  /** More coins than the bill can take. */
  TOO_MANY_COINS: 409,
  COUPON_NOT_APPLICABLE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,

  // coupons
  COUPON_CODE_TAKEN: 409,
  COUPON_LIMIT_BELOW_USES: 409,
  COUPON_UNKNOWN: 400,
  COUPON_INACTIVE: 400,
  COUPON_NOT_STARTED: 400,
  COUPON_EXPIRED: 400,
  COUPON_USED_UP: 400,
  COUPON_ALREADY_USED: 400,
  COUPON_CATALOG_MISSING: 400,
  COUPON_MINIMUM_NOT_MET: 400,
  /** A concurrent order took the last use. */
  COUPON_TAKEN: 409,

  // family
  TOO_MANY_FAMILY_MEMBERS: 409,

  // shopping-lists
  LIST_NAME_TAKEN: 409,
  TOO_MANY_LISTS: 409,
  LIST_FULL: 409,

  // delivery
  TOO_MANY_ADDRESSES: 409,
  AREA_NAME_TAKEN: 409,
  /** The delivery window has no room left; `details.slots` are the next ones with room. */
  SLOT_FULL: 409,
  COD_LIMIT: 409,

  // healthcare
  SLOT_TAKEN: 409,
  /** The same patient has another appointment at this time. */
  PATIENT_BUSY: 409,
  TOO_MANY_APPOINTMENTS: 409,
  APPOINTMENT_CANCELLED: 409,
  APPOINTMENT_COMPLETED: 409,
  APPOINTMENT_MISSED: 409,
  APPOINTMENT_NOT_STARTED: 409,
  CANCEL_TOO_LATE: 409,
  DEPARTMENT_NAME_TAKEN: 409,
  DEPARTMENT_IN_USE: 409,
  DOCTOR_HAS_APPOINTMENTS: 409,

  // membership
  FREE_PLAN_USED: 409,
  OTHER_PLAN_ACTIVE: 409,

  // milk
  MILK_BALANCE_NOT_EMPTY: 409,
  MILK_DELIVERY_OPEN: 409,
  TOO_MANY_MILK_PLANS: 409,
  TOO_MANY_VIEWS: 409,
  TOO_MANY_PAUSES: 409,
  DELIVERY_NOT_SENT: 409,
  CREDIT_ALREADY_USED: 409,

  // orders
  ORDER_NOT_CANCELLABLE: 409,
  ORDER_NOT_RETURNABLE: 409,
  RETURN_TIME_OVER: 409,
  ORDER_OPEN: 409,
  /** The order changed after the client read it; `details` holds its `status` and `version`. */
  ORDER_CHANGED: 409,
  /** Delivered, cancelled or returned: leaving this status needs `reopen`. */
  ORDER_FINAL: 409,
  ORDER_REFUNDED: 409,
  NO_PRESCRIPTION_NEEDED: 409,
  PRESCRIPTION_ALREADY_DECIDED: 409,
  ORDER_LINES_FINAL: 409,
  SLOT_NOT_AVAILABLE: 409,
  /** Nothing would be left of the order: cancel it instead. */
  ORDER_WOULD_BE_EMPTY: 409,
  PRESCRIPTION_NOT_CHECKED: 409,
  /** Without these items a coupon or free delivery falls away, and the rest would cost more than the whole. */
  ORDER_WOULD_COST_MORE: 409,
  /** A return of some items waits for its decision. */
  RETURN_OPEN: 409,
  CLAIM_ALREADY_DECIDED: 409,
  PICK_UP_ENDED: 409,
  FRESHNESS_CREDIT_NOT_POSSIBLE: 409,
  SAMPLE_NOT_PLANNABLE: 409,
  LAB_REPORT_OPEN: 409,
  TOO_MANY_ORDERS: 400,

  // payments
  PAYMENT_PROVIDER: 502,
  PAYMENT_REFUNDED: 409,
  PAYMENT_FAILED: 400,
  PAYMENT_MISMATCH: 400,
  PAYMENT_SIGNATURE: 400,
  PAYMENT_NOT_UNMATCHED: 409,
  PAYMENT_NOT_SET_UP: 503,
  REFUND_NOT_FAILED: 409,
  REFUND_OPEN: 409,
  NOTHING_TO_REFUND: 409,

  // prescriptions
  TOO_MANY_PRESCRIPTIONS: 409,
  BASKET_NOT_READY: 409,

  // referral
  REFERRAL_CODE_UNKNOWN: 400,
  REFERRAL_CODE_OWN: 400,
  REFERRAL_CODE_USED: 400,
  REFERRAL_TOO_LATE: 400,

  // rounds
  ROUND_CHANGED: 409,
  /** Not an active member of staff who delivers. */
  NOT_A_RIDER: 400,
  /** `details.left` more tries. */
  WRONG_DELIVERY_CODE: 400,
  DELIVERY_CODE_LOCKED: 409,
  PROOF_REQUIRED: 400,
  /** The money differs from what is due; `details.due` is the amount in rupees. */
  AMOUNT_CHANGED: 409,
  MILK_CHANGED: 409,
  DAY_CLOSED: 409,
  /** The rider has delivered more since the page was read. */
  CASH_CHANGED: 409,

  // search
  SYNONYM_TAKEN: 409,

  // shop
  /** The owner has not opened it yet. */
  SHOP_NOT_OPEN: 409,
  SHOP_NOT_READY: 409,
  /** An open shop needs the facts of its invoices. */
  SHOP_FACTS_MISSING: 409,
  /** The first owner starts without a mail address. */
  OWN_EMAIL_MISSING: 409,
  MAIL_NOT_SENT: 502,

  // wallet
  NOT_ENOUGH_COINS: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ErrorCode = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]);

/** `error` and `message` carry the same sentence, because documented clients read either. */
export const ErrorResponse = z.strictObject({
  error: z.string(),
  message: z.string(),
  code: ErrorCode,
  fields: z.record(z.string(), z.string()).optional(),
  /** Data that belongs to the code, such as the new bill of `BILL_CHANGED`. */
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
