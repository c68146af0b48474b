import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { coinMoves } from './wallet.tables.ts';

/** Kept for accounting; anonymous once the account is deleted. */
export const walletPersonalData: PersonalData = {
  subject: 'superCoins',
  read: (db, { id }) =>
    db
      .select({
        description: coinMoves.description,
        coins: coinMoves.coins,
        createdAt: coinMoves.createdAt,
        expiresAt: coinMoves.expiresAt,
      })
      .from(coinMoves)
      .where(eq(coinMoves.userId, id))
      .orderBy(coinMoves.place),
};
