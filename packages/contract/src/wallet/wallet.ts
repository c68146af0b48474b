import { z } from 'zod';
import { endpoint, Id, Page } from '../endpoint.ts';

/** Why coins were moved; clients have a text for each in their language. */
export const COIN_MOVE_REASONS = [
  'earned-with-order',
  'used-on-order',
  'given-back',
  'taken-back',
  'owed',
  'rejected-medicine',
  'items-changed',
  'freshness-credit',
  'referral-invited',
  'referral-inviting',
  'referral-taken-back',
  'expired',
] as const;
export type CoinMoveReason = (typeof COIN_MOVE_REASONS)[number];

/** A change of the balance: earned coins are positive, spent and expired ones negative. */
export const CoinMove = z.strictObject({
  _id: Id,
  description: z.string(),
  reason: z.enum(COIN_MOVE_REASONS),
  orderId: Id.nullable(),
  coins: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Expiry of earned coins; null for spent ones. */
  expiresAt: z.iso.datetime().nullable(),
});
export type CoinMove = z.infer<typeof CoinMove>;

export const Wallet = z.strictObject({
  /** Balance that can be spent now. */
  coins: z.number().int(),
  history: z.array(CoinMove),
  /** Spent coins of a returned order, deducted from the next earned ones. */
  owed: z.number().int(),
  /** The balance by expiry, earliest first. */
  expiring: z.array(z.strictObject({ coins: z.number().int(), expiresAt: z.iso.datetime() })),
});
export type Wallet = z.infer<typeof Wallet>;

export const walletEndpoints = {
  'GET supercoins': endpoint({
    audience: 'customer',
    summary: 'Own SuperCoins: balance, expiries and paged history',
    query: Page,
    response: z.strictObject({ data: Wallet, nextCursor: z.string().nullable() }),
  }),
};
