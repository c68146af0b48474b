/** Pages that payment providers and the e-commerce rules of 2020 ask of a shop. The order is that of lists and links. */
export const POLICY_KINDS = ['privacy', 'terms', 'refunds', 'delivery', 'grievance'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** In characters, for each language. */
export const MAX_POLICY_LENGTH = 20_000;

export const policyPath = (kind: PolicyKind): string => `/policies/${kind}`;
