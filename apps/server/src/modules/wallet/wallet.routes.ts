import type { walletEndpoints } from '@subah/contract/wallet/wallet';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { type FindOrderIds, readWallet } from './read-wallet.ts';

export function walletRoutes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  findOrderIds: FindOrderIds,
): Pick<Handlers, keyof typeof walletEndpoints> {
  return {
    'GET supercoins': ({ user, query }) => readWallet(db, user.id, query, clock(), findOrderIds),
  };
}
