/** What the customer wants when a product is missing: another one for it, a call, or the order without it. */
export const MISSING_CHOICES = ['replace', 'ask', 'leave_out'] as const;
export type MissingChoice = (typeof MISSING_CHOICES)[number];

export const MAX_INSTRUCTIONS = 200;
