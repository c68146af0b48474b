import type { TimelineEntry } from '@subah/contract/orders/orders';
import { momentText } from '@subah/messages/dates';
import { orderChanges } from '@subah/messages/order-changes';
import { orderStatuses } from '@subah/messages/order-statuses';
import { tracking } from '@subah/messages/tracking';
import { t } from '@subah/messages/translate';
import { NOT_DELIVERED_LABEL } from '@subah/rules/delivery/handover';
import { FRESHNESS_LABEL, ITEMS_CANCELLED_LABEL, RETURN_ACCEPTED_LABEL } from '@subah/rules/orders/claims';
import { cx } from '@subah/ui/class-names';
import { siteText } from '../../lib/language/site-text.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { OrderChange } from './order-change.tsx';

export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="grid">
      {entries.map((entry, index) => {
        const isLast = index === entries.length - 1;
        return (
          <li key={entry._id} className="relative grid grid-cols-[16px_minmax(0,1fr)] gap-x-3 pb-4 last:pb-0">
            <span
              aria-hidden="true"
              className={cx('mt-1.5 size-2.5 justify-self-center rounded-full', isLast ? 'bg-leaf-600' : 'bg-leaf-200')}
            />
            {!isLast && <span aria-hidden="true" className="absolute top-5 bottom-0 left-[7px] w-0.5 bg-leaf-100" />}
            <div className="min-w-0">
              <p className="font-semibold">{headingOf(entry)}</p>
              <p className="num text-ink-600 text-meta">
                <time dateTime={entry.at}>{momentText(new Date(entry.at))}</time>
              </p>
              {entry.change && <OrderChange change={entry.change} />}
              {entry.reason && <Reason text={siteText(entry.reason, entry.hindiReason)} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function headingOf({ status, change, label, hindiLabel }: TimelineEntry): string {
  if (label === NOT_DELIVERED_LABEL) return t(tracking.notDelivered);
  if (status) return t(orderStatuses[status]);
  if (label === ITEMS_CANCELLED_LABEL) return t(orderChanges.itemsCancelled);
  if (label === RETURN_ACCEPTED_LABEL) return t(orderChanges.returnAccepted);
  if (label === FRESHNESS_LABEL) return t(orderChanges.freshnessCredit);
  return change ? t(orderChanges.title) : siteText(label, hindiLabel);
}

const Reason = ({ text }: { text: string }) => (
  <p lang={textLanguage(text)} className="mt-0.5 text-ink-600 [overflow-wrap:anywhere]">
    {text}
  </p>
);
