/** What each of the two gets when the one who was invited has the first order at home. */
export const REFERRAL_COINS = 50;

export type CodeUse = {
  userId: string;
  /** Whose code it is; nobody's when it is unknown. */
  ownerId: string | undefined;
  referredBy: string | null;
  hadDelivery: boolean;
};

/** Why a referral code is refused, or nothing when it counts. */
export function refuseCode({ userId, ownerId, referredBy, hadDelivery }: CodeUse): string | undefined {
  if (ownerId === undefined) return 'This referral code is not known.';
  if (ownerId === userId) return 'This is your own code. Share it with a friend.';
  if (referredBy !== null) return 'You have used a referral code already.';
  if (hadDelivery) return 'A referral code counts only before your first delivery.';
  return undefined;
}
