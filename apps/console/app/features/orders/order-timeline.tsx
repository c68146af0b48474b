import type { Order } from '@subah/contract/orders/orders';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { ChangedBill } from './changed-bill.tsx';
import { SheetSection } from './sheet-section.tsx';

export const OrderTimeline = ({ timeline }: { timeline: Order['timeline'] }) => (
  <SheetSection title={t(texts.timeline)}>
    <ol className="grid gap-2">
      {timeline.map(({ _id, label, at, byName, reason, change }) => (
        <li key={_id}>
          <span className="font-semibold">{label}</span>{' '}
          <span className="text-ink-600">
            {formatDateTime(at)}
            {byName ? ` · ${byName}` : ''}
          </span>
          {reason && (
            <p lang={textLanguage(reason)} className="text-ink-600">
              {reason}
            </p>
          )}
          {change && <ChangedBill change={change} />}
        </li>
      ))}
    </ol>
  </SheetSection>
);
