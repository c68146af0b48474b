import { rider } from '@subah/messages/rider';
import { t } from '@subah/messages/translate';
import { upiLink } from '@subah/rules/delivery/handover';
import { formatRupees, toPaise } from '@subah/rules/money';
import { buttonClass } from '@subah/ui/button';
import { encode } from 'uqr';

type UpiCodeProps = { upiId: string; shopName: string; due: number; orderNames: string[] };

/** The customer scans it with any payment app; the amount is filled in. */
export function UpiCode({ upiId, shopName, due, orderNames }: UpiCodeProps) {
  // A payment app may refuse other characters than letters and digits in a note.
  const note = orderNames.join(' ').replaceAll('#', '') || shopName;
  const link = upiLink({ upiId, name: shopName, paise: toPaise(due), note });
  const { size, data } = encode(link, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <div className="grid justify-items-center gap-2">
      <svg
        role="img"
        aria-label={t(rider.upiCode, { amount: formatRupees(due) })}
        viewBox={`0 0 ${size} ${size}`}
        className="w-full max-w-56 rounded-btn bg-white text-black"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <p className="num text-ink-600" translate="no">
        {upiId}
      </p>
      <a href={link} className={buttonClass({ variant: 'line', size: 'sm' })}>
        {t(rider.openUpi)}
      </a>
    </div>
  );
}
