export const PRESCRIPTION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type PrescriptionStatus = (typeof PRESCRIPTION_STATUSES)[number];

/** How the console narrows the list down. */
export const PRESCRIPTION_FILTERS = ['this-month', 'last-month', 'this-year', 'recent'] as const;
export type PrescriptionFilter = (typeof PRESCRIPTION_FILTERS)[number];

export const MOST_IMAGES = 10;
export const LARGEST_IMAGE_BYTES = 10 * 1024 * 1024;
export const RECENT_COUNT = 20;
export const LONGEST_DESCRIPTION = 2000;
/** Whoever has this many unread ones waits; the pharmacist's list is not a place to fill. */
export const MOST_PENDING = 20;
