import type { Dairy } from '@subah/contract/catalog/catalog';
import { dairy as messages } from '@subah/messages/dairy';
import { t } from '@subah/messages/translate';
import { categoryPath } from '@subah/rules/catalog/catalogs';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { MapPin } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { siteName } from '../../../lib/language/site-text.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { RatingBadge } from './rating-badge.tsx';

/** Null after an error. */
export function DairyCards({ id, dairies }: { id: string; dairies: readonly Dairy[] | null }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-bold text-xl tracking-[-0.015em] md:text-2xl">
        {t(messages.choose)}
      </h2>
      <Cards dairies={dairies} />
    </section>
  );
}

function Cards({ dairies }: { dairies: readonly Dairy[] | null }) {
  const { revalidate } = useRevalidator();
  if (!dairies) return <ErrorState title={t(messages.loadFailed)} onRetry={() => void revalidate()} />;
  if (dairies.length === 0) return <EmptyState sunrise title={t(messages.nothingFound)} />;
  return (
    <ul className="grid grid-cols-2 gap-2.5 max-[20rem]:grid-cols-1 md:grid-cols-3 md:gap-4 lg:grid-cols-5">
      {dairies.map((dairy) => (
        <li key={dairy._id} className="grid">
          <DairyCard dairy={dairy} />
        </li>
      ))}
    </ul>
  );
}

function DairyCard({ dairy }: { dairy: Dairy }) {
  return (
    <Link to={categoryPath('milk', dairy._id)} className="card card-lift relative flex flex-col p-[5px] pb-3">
      <span className="overflow-hidden rounded-btn bg-dairy">
        <StoredPicture
          path={dairy.image}
          alt=""
          sizes="(min-width: 1024px) 234px, (min-width: 768px) 220px, 45vw"
          className="aspect-[4/3] w-full object-cover object-bottom"
        />
      </span>
      <span className="px-2 pt-2.5">
        <span className="flex items-start justify-between gap-2">
          <b className="wrap-anywhere font-bold md:text-base/5.5">{siteName(dairy)}</b>
          <RatingBadge rating={dairy.rating} />
        </span>
        <span className="mt-1 flex gap-1 text-ink-600 text-meta">
          <MapPin aria-hidden="true" className="mt-px size-4 flex-none" />
          {dairy.address}
        </span>
      </span>
    </Link>
  );
}
