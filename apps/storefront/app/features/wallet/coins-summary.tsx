import { t } from '@subah/messages/translate';
import { wallet as texts } from '@subah/messages/wallet';
import { Skeleton } from '@subah/ui/skeleton';
import { ChevronRight, Coins } from 'lucide-react';
import { Link } from 'react-router';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

export function CoinsSummary() {
  const wallet = useAccountQuery('GET supercoins', { query: { limit: 20 } });
  if (wallet.state === 'loading') return <Skeleton className="h-11" />;
  return (
    <Link to="/wallet-list" className="-mx-2 flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-leaf-50">
      <Coins aria-hidden="true" className="size-5 flex-none text-mango-700" />
      <span className="min-w-0 flex-1">
        <span className="block text-ink-600 text-meta">{t(texts.superCoins)}</span>
        <b className="num block">{wallet.data ? wallet.data.coins : t(texts.fetchFailed)}</b>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-600" />
    </Link>
  );
}
