import type { Product } from '@subah/contract/catalog/catalog';
import { timeText } from '@subah/messages/dates';
import { slotText } from '@subah/messages/delivery-slot';
import { product as messages } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { type DeliverySlot, nextDeliverySlot } from '@subah/rules/delivery/delivery-slot';
import { addDays, daysBetween, indiaDate } from '@subah/rules/india-time';
import { formatRupees, toRupees } from '@subah/rules/money';
import { House, type LucideIcon, Sunrise } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeliverySettings } from '../../shared/delivery/use-delivery-settings.ts';

export function ArrivalPromise({ product, now }: { product: Product; now: Date }) {
  const settings = useDeliverySettings();
  if (!catalogFacts[product.product_type].isCarried) {
    return (
      <Note icon={House} title={t(messages.homeCollection)}>
        {t(messages.homeCollectionText)}
      </Note>
    );
  }
  const slot = nextDeliverySlot(now, settings);
  return (
    <Note icon={Sunrise} title={slotText(slot)}>
      {[cutOffText(slot, now, settings), freeDeliveryText(settings)].filter(Boolean).join(' ')}
    </Note>
  );
}

const EVENING_HOUR = 18;

/** When an order has to be placed for this slot; nothing where the cut-off is more than a day away. */
function cutOffText(slot: DeliverySlot, now: Date, settings: DeliverySettings): string | undefined {
  const cutOff = timeText(settings.cutOff);
  const daysLeft = daysBetween(indiaDate(now), addDays(indiaDate(slot.startsAt), -1));
  if (daysLeft === 1) return t(messages.orderTomorrow, { cutOff });
  if (daysLeft > 1) return undefined;
  return t(Number.parseInt(settings.cutOff, 10) < EVENING_HOUR ? messages.orderToday : messages.orderTonight, {
    cutOff,
  });
}

const freeDeliveryText = ({ fees }: DeliverySettings): string | undefined =>
  fees.smallCartPaise > 0
    ? t(messages.freeAbove, { amount: formatRupees(toRupees(fees.freeDeliveryAbovePaise)) })
    : undefined;

function Note({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 rounded-card bg-mango-100 px-3.5 py-3 text-mango-900">
      <Icon aria-hidden="true" className="size-6 flex-none" />
      {/* Server and browser clocks may differ. */}
      <p suppressHydrationWarning>
        <b className="block font-bold" suppressHydrationWarning>
          {title}
        </b>
        {children}
      </p>
    </div>
  );
}
