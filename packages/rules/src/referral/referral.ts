/** SuperCoins for both customers when the first order of the invited one is delivered. */
export const REFERRAL_COINS = 50;

type Invitation = { referredBy: string | null; hadDelivery: boolean };

type CodeUse = Invitation & {
  userId: string;
  /** Undefined when no account has the code. */
  ownerId: string | undefined;
};

export type ReferralRefusal =
  | 'REFERRAL_CODE_UNKNOWN'
  | 'REFERRAL_CODE_OWN'
  | 'REFERRAL_CODE_USED'
  | 'REFERRAL_TOO_LATE';

export function refuseCode({ userId, ownerId, ...invitation }: CodeUse): ReferralRefusal | undefined {
  if (ownerId === undefined) return 'REFERRAL_CODE_UNKNOWN';
  if (ownerId === userId) return 'REFERRAL_CODE_OWN';
  return refuseAnyCode(invitation);
}

/** Checks that do not depend on the code. */
export function refuseAnyCode({ referredBy, hadDelivery }: Invitation): ReferralRefusal | undefined {
  if (referredBy !== null) return 'REFERRAL_CODE_USED';
  return hadDelivery ? 'REFERRAL_TOO_LATE' : undefined;
}
