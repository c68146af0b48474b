import type { CoinMove } from '@subah/contract/wallet/wallet';
import { fullDateText } from '@subah/messages/dates';
import { t } from '@subah/messages/translate';
import { coinMoveReasons, wallet } from '@subah/messages/wallet';
import { indiaDate } from '@subah/rules/india-time';
import { orderName } from '@subah/rules/orders/order-name';
import { cx } from '@subah/ui/class-names';
import { EmptyState } from '@subah/ui/empty-state';
import { OlderEntries } from '../../lib/data/older-entries.tsx';
import type { LoadState } from '../../lib/data/use-history.ts';
import { signedCoins } from './coin-format.ts';

type Props = {
  entries: readonly CoinMove[];
  loadState: LoadState;
  /** Undefined when all entries are shown. */
  onMore: (() => void) | undefined;
};

export function CoinHistory({ entries, loadState, onMore }: Props) {
  return (
    <section aria-labelledby="coin-history" className="card p-4 md:p-5">
      <h2 id="coin-history" className="mb-2 font-bold text-xl">
        {t(wallet.history)}
      </h2>
      {entries.length === 0 ? (
        <EmptyState title={t(wallet.emptyTitle)} text={t(wallet.emptyText)} />
      ) : (
        <section
          aria-label={t(wallet.historyLabel)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className="max-h-96 overflow-y-auto rounded-sm"
        >
          <ul>
            {entries.map((move) => (
              <li key={move._id} className="flex items-start gap-3 border-line border-t py-3 first:border-t-0">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold">
                    {t(coinMoveReasons[move.reason])}
                    {move.orderId && ` · ${orderName(move.orderId)}`}
                  </p>
                  <p className="num text-ink-600 text-meta">
                    {dateText(move.createdAt)}
                    {move.expiresAt && ` · ${t(wallet.expiresOn, { date: dateText(move.expiresAt) })}`}
                  </p>
                </div>
                <b className={cx('num flex-none text-base', move.coins > 0 ? 'text-leaf-700' : 'text-ink')}>
                  {signedCoins(move.coins)}
                  <span className="sr-only"> {t(wallet.coins)}</span>
                </b>
              </li>
            ))}
          </ul>
          <OlderEntries loadState={loadState} onMore={onMore} />
        </section>
      )}
    </section>
  );
}

const dateText = (moment: string): string => fullDateText(indiaDate(new Date(moment)));
