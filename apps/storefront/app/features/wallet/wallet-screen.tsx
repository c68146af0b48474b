import { common } from '@subah/messages/common';
import { t } from '@subah/messages/translate';
import { wallet } from '@subah/messages/wallet';
import { ErrorState } from '@subah/ui/empty-state';
import { Loading, Skeleton } from '@subah/ui/skeleton';
import type { ReactNode } from 'react';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { CoinBalance } from './coin-balance.tsx';
import { CoinHistory } from './coin-history.tsx';
import { ReferralForm } from './referral-form.tsx';
import { useCoins } from './use-coins.ts';

type Props = {
  serverNow: string;
  /** The referral code to share. */
  ownCode: ReactNode;
};

export function WalletScreen({ serverNow, ownCode }: Props) {
  const { state, coins, expiring, owed, history, reload } = useCoins();
  const referral = useAccountQuery('GET referral/my');
  const now = useNow(serverNow);
  // Waits for both, so that the form does not push the history down.
  if (state === 'loading' || referral.state === 'loading') return <WalletSkeleton />;
  if (state === 'failed') {
    return (
      <div className="card">
        <ErrorState title={t(wallet.fetchFailed)} onRetry={() => void reload()} />
      </div>
    );
  }
  return (
    <div className={COLUMNS}>
      <div className="grid content-start gap-4">
        <CoinBalance coins={coins} expiring={expiring} owed={owed} now={now} />
        <ReferralForm canUseCode={referral.data?.canUseCode ?? false} onUsed={() => void referral.reload()} />
      </div>
      <div className="lg:row-span-2">
        <CoinHistory {...history} />
      </div>
      {ownCode}
    </div>
  );
}

export function WalletSkeleton() {
  return (
    <Loading label={t(common.loading)} className={COLUMNS}>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}

const COLUMNS = 'grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-6';
