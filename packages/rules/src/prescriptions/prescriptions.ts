export const PRESCRIPTION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type PrescriptionStatus = (typeof PRESCRIPTION_STATUSES)[number];

export const PRESCRIPTION_FILTERS = ['this-month', 'last-month', 'this-year', 'recent'] as const;
export type PrescriptionFilter = (typeof PRESCRIPTION_FILTERS)[number];

export const MAX_IMAGES = 10;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const RECENT_COUNT = 20;
export const MAX_DESCRIPTION_LENGTH = 2000;
/** Per customer. */
export const MAX_PENDING_PRESCRIPTIONS = 20;
