/** The code that an email brings: six digits, for ten minutes, with five tries. */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** What the form asks for before it sends anything. */
export const SHORTEST_OTP = 4;

/** How long the next one is blocked: after the first mail, and after one that was sent again. */
export const FIRST_WAIT_SECONDS = 120;
export const RESEND_WAIT_SECONDS = 60;
