import type { Product } from '@subah/contract/catalog/catalog';
import { slotText } from '@subah/messages/delivery-slot';
import { product as messages } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { nextMorningSlot } from '@subah/rules/delivery/delivery-slot';
import { House, type LucideIcon, Sunrise } from 'lucide-react';
import type { ReactNode } from 'react';

export function ArrivalPromise({ product, now }: { product: Product; now: Date }) {
  if (!catalogFacts[product.product_type].isCarried) {
    return (
      <Note icon={House} title={t(messages.homeCollection)}>
        {t(messages.homeCollectionText)}
      </Note>
    );
  }
  const slot = nextMorningSlot(now);
  return (
    <Note icon={Sunrise} title={slotText(slot)}>
      {t(slot.isTomorrow ? messages.orderTonight : messages.orderTomorrow)}
    </Note>
  );
}

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
