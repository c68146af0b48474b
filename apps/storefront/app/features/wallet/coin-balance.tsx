import type { Wallet } from '@subah/contract/wallet/wallet';
import { t } from '@subah/messages/translate';
import { wallet } from '@subah/messages/wallet';
import { cx } from '@subah/ui/class-names';
import { Coins } from 'lucide-react';
import { expiresSoon, expiryText } from './coin-format.ts';

type Props = Pick<Wallet, 'coins' | 'expiring' | 'owed'> & { now: Date };

export function CoinBalance({ coins, expiring, owed, now }: Props) {
  return (
    <section aria-label={t(wallet.balance)} className="card overflow-hidden">
      <div className="flex items-center gap-4 bg-mango-100 p-4 text-mango-900 md:p-6">
        <span className="grid size-14 flex-none place-items-center rounded-full bg-mango-400">
          <Coins aria-hidden="true" className="size-7" />
        </span>
        <div>
          <p className="font-semibold">{t(wallet.superCoins)}</p>
          <p className="num font-extrabold text-4xl tracking-[-0.02em]">{coins}</p>
        </div>
        <p className="ml-auto text-right font-semibold">
          {t(wallet.worth)}
          <span className="block font-normal">{t(wallet.worthNote)}</span>
        </p>
      </div>
      {expiring.length > 0 && (
        <ul aria-label={t(wallet.expiryLabel)} className="grid">
          {expiring.map((lot) => {
            const isSoon = expiresSoon(lot.expiresAt, now.getTime());
            return (
              <li
                key={lot.expiresAt}
                className="num flex min-h-11 items-center justify-between gap-3 border-line border-t px-4 first:border-t-0 md:px-6"
              >
                <span className={cx(isSoon && 'font-bold')}>{expiryText(lot)}</span>
                {isSoon && <span className="font-bold text-mango-700 text-meta">{t(wallet.useSoon)}</span>}
              </li>
            );
          })}
        </ul>
      )}
      {owed > 0 && (
        <p className="num border-line border-t px-4 py-3 text-ink-600 md:px-6">{t(wallet.owed, { count: owed })}</p>
      )}
    </section>
  );
}
