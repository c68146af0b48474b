import type { Area } from '@subah/contract/delivery/delivery';
import { slotParts } from '@subah/messages/delivery-slot';
import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { nextDeliverySlot } from '@subah/rules/delivery/delivery-slot';
import { cx } from '@subah/ui/class-names';
import { ChevronDown, Sunrise } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../lib/page/lazy-dialog.tsx';
import { loadForCustomer } from '../../lib/page/load-for-customer.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import { useSelectedArea } from '../../shared/delivery/selected-area.ts';
import { useDeliverySettings } from '../../shared/delivery/use-delivery-settings.ts';
import { areaLabel } from './area-search.ts';

const AreaChooser = lazyDialog(() => import('./area-chooser.tsx').then((module) => module.AreaChooser));

const DefaultAddressLabel = loadForCustomer(() =>
  import('./default-address-label.tsx').then((module) => module.DefaultAddressLabel),
);

export function DeliveryButton({ now, areas }: { now: string; areas: readonly Area[] }) {
  const [isOpen, setOpen] = useState(false);
  const slot = nextDeliverySlot(useNow(now), useDeliverySettings());
  const { day, window } = slotParts(slot);
  const chosen = useSelectedArea();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={AreaChooser.preload}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-sm text-left md:flex-none md:rounded-full md:bg-mango-100 md:px-3.5 lg:pl-2.5 md:text-mango-900 md:hover:bg-mango-200"
      >
        <Sunrise aria-hidden="true" className="hidden size-5 flex-none lg:block" />
        <span className="min-w-0">
          <span className="sr-only">{t(frame.delivery)}</span>
          <span
            className={cx(
              'block font-extrabold leading-4 tracking-[-0.02em] max-md:text-meta md:font-bold md:tracking-normal',
            )}
          >
            {day} <span className="min-[20rem]:whitespace-nowrap">{window}</span>
          </span>
          <span className="flex items-center gap-0.5 text-ink-600 text-meta md:font-medium md:text-mango-700 md:text-xs">
            <span className="truncate">
              {chosen ? (
                areaLabel(chosen, areas)
              ) : (
                <DefaultAddressLabel areas={areas} fallback={areaLabel(null, areas)} />
              )}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 flex-none lg:hidden" />
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="hidden size-4 flex-none lg:block" />
      </button>
      <AreaChooser open={isOpen} onClose={() => setOpen(false)} areas={areas} chosen={chosen} />
    </>
  );
}
