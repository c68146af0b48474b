/** SuperCoins for both customers when the first order of the invited one is delivered. */
export const REFERRAL_COINS = 50;

type Invitation = { referredBy: string | null; hadDelivery: boolean };

type CodeUse = Invitation & {
  userId: string;
  /** Undefined when no account has the code. */
  ownerId: string | undefined;
};

export type ReferralRefusal = {
  code: 'REFERRAL_CODE_UNKNOWN' | 'REFERRAL_CODE_OWN' | 'REFERRAL_CODE_USED' | 'REFERRAL_TOO_LATE';
  message: string;
};

export function refuseCode({ userId, ownerId, ...invitation }: CodeUse): ReferralRefusal | undefined {
  if (ownerId === undefined) return { code: 'REFERRAL_CODE_UNKNOWN', message: 'This referral code is not known.' };
  if (ownerId === userId) {
    return { code: 'REFERRAL_CODE_OWN', message: 'This is your own code. Share it with a friend.' };
  }
  return refuseAnyCode(invitation);
}

/** Checks that do not depend on the code. */
export function refuseAnyCode({ referredBy, hadDelivery }: Invitation): ReferralRefusal | undefined {
  if (referredBy !== null) return { code: 'REFERRAL_CODE_USED', message: 'You have used a referral code already.' };
  if (hadDelivery) {
    return { code: 'REFERRAL_TOO_LATE', message: 'A referral code counts only before your first delivery.' };
  }
  return undefined;
}
