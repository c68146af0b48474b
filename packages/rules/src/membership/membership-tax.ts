/** A membership is a service of the shop: SAC code and rate, which its price includes. */
export const MEMBERSHIP_TAX = { hsn: '998599', gstPercent: 18 };
