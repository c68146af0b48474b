export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** Minimum length that the form checks before it sends. */
export const MIN_OTP_LENGTH = 4;

/** Wait before a resend: after the first mail, and after each further one. */
export const FIRST_WAIT_SECONDS = 120;
export const RESEND_WAIT_SECONDS = 60;
