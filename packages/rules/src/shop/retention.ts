/** How long personal data is kept. The server deletes it after that, and the draft of the privacy page says so. */

/** Books, invoices and their evidence: CGST Act section 36, 72 months after the annual return is due. */
export const ACCOUNTING_YEARS = 8;
/** Medical records and Schedule H1 prescriptions. */
export const MEDICAL_YEARS = 3;
export const MESSAGE_YEARS = 1;
/** Of deliveries, returns and freshness credits. */
export const PHOTO_DAYS = 180;
/** Which one-time offers a deleted account used, so that the same person does not have them again at once. */
export const USED_OFFER_DAYS = 180;
