import { z } from 'zod';
import { endpoint, Id, Page } from '../endpoint.ts';

/** One thing that happened to the coins. What came is positive, what went is negative. */
export const CoinMove = z.strictObject({
  _id: Id,
  description: z.string(),
  coins: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When coins that came end; nothing where coins went. */
  expiresAt: z.iso.datetime().nullable(),
});
export type CoinMove = z.infer<typeof CoinMove>;

export const Wallet = z.strictObject({
  /** What can be spent now. */
  coins: z.number().int(),
  history: z.array(CoinMove),
  /** Coins of a returned order that were spent before; the next ones that are earned pay for them. */
  owed: z.number().int(),
  /** What is left, by the day on which it ends; the soonest first. */
  expiring: z.array(z.strictObject({ coins: z.number().int(), expiresAt: z.iso.datetime() })),
});
export type Wallet = z.infer<typeof Wallet>;

export const walletEndpoints = {
  'GET supercoins': endpoint({
    who: 'customer',
    summary: 'The own SuperCoins: balance, what ends when, and the history by pages',
    query: Page,
    answer: z.strictObject({ data: Wallet, nextCursor: z.string().nullable() }),
  }),
};
