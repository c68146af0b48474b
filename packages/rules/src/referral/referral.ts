/** What each of the two gets when the one who was invited has the first order at home. */
export const REFERRAL_COINS = 50;

type Invited = { referredBy: string | null; hadDelivery: boolean };

type CodeUse = Invited & {
  userId: string;
  /** Whose code it is; nobody's when it is unknown. */
  ownerId: string | undefined;
};

/** Why a referral code is refused, or nothing when it counts. */
export function refuseCode({ userId, ownerId, ...invited }: CodeUse): string | undefined {
  if (ownerId === undefined) return 'This referral code is not known.';
  if (ownerId === userId) return 'This is your own code. Share it with a friend.';
  return refuseAnyCode(invited);
}

/** Why this customer can use no code at all any more, whosever it is. */
export function refuseAnyCode({ referredBy, hadDelivery }: Invited): string | undefined {
  if (referredBy !== null) return 'You have used a referral code already.';
  if (hadDelivery) return 'A referral code counts only before your first delivery.';
  return undefined;
}
