import { shelf, shelfOrders } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import { SHELF_ORDERS, type ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { chipClass } from '@subah/ui/chip';
import { Link, useLocation } from 'react-router';

/** Links, so that they can be shared and work before hydration. */
export function SortLinks({ order }: { order: ShelfOrder }) {
  const { search } = useLocation();
  return (
    <nav
      aria-label={t(shelf.sortProducts)}
      className="flex min-w-0 items-center gap-2 max-md:flex-1 [&_a]:whitespace-nowrap"
    >
      <span className="flex-none text-ink-600 max-md:sr-only">{t(shelf.sortBy)}</span>
      <ul className="no-scrollbar flex gap-1.5 overflow-x-auto py-1 max-md:-mr-gutter max-md:pr-gutter">
        {SHELF_ORDERS.map((option) => (
          <li key={option}>
            <Link
              to={{ search: withOrder(search, option) }}
              preventScrollReset
              aria-current={option === order ? 'true' : undefined}
              className={chipClass({ pressed: option === order })}
            >
              {t(shelfOrders[option])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A new order starts on the first page; the default order is not in the URL. */
function withOrder(search: string, order: ShelfOrder): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('cursor');
  if (order === 'relevance') parameters.delete('sort');
  else parameters.set('sort', order);
  return parameters.toString();
}
