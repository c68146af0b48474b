/** The payment provider takes and refunds no amount below ₹1. */
export const MIN_PROVIDER_PAISE = 1_00;
