import type { Dairy } from '@subah/contract/catalog/catalog';
import { dairy as messages } from '@subah/messages/dairy';
import { t } from '@subah/messages/translate';
import { isStoreOpen } from '@subah/rules/delivery/store-hours';
import { Badge } from '@subah/ui/badge';
import { MapPin } from 'lucide-react';
import { siteName } from '../../../lib/language/site-text.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { RatingBadge } from './rating-badge.tsx';

export function DairyHeader({ dairy, now }: { dairy: Dairy; now: Date }) {
  const isOpen = isStoreOpen(now);
  return (
    <header className="grid grid-cols-[104px_minmax(0,1fr)] items-center gap-3.5 rounded-band bg-dairy p-2.5 md:grid-cols-[200px_minmax(0,1fr)] md:gap-6 md:p-3 lg:grid-cols-[280px_minmax(0,1fr)]">
      <div className="overflow-hidden rounded-card bg-white">
        <StoredPicture
          path={dairy.image}
          alt=""
          sizes="(min-width: 1024px) 280px, (min-width: 768px) 200px, 104px"
          priority
          className="aspect-square w-full object-cover object-bottom md:aspect-[3/2]"
        />
      </div>
      <div className="py-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="font-extrabold text-2xl tracking-[-0.025em] md:text-3xl">{siteName(dairy)}</h1>
          <RatingBadge rating={dairy.rating} />
        </div>
        <p className="mt-1 flex gap-1.5 text-ink-600 md:text-base">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 flex-none md:mt-1" />
          {dairy.address}
        </p>
        <p className="mt-2.5">
          <Badge tone={isOpen ? 'ok' : 'no'} className="whitespace-normal bg-card">
            {t(isOpen ? messages.openNow : messages.closed)}
          </Badge>
        </p>
      </div>
    </header>
  );
}
