import { SHELF_ORDERS, type ShelfOrder } from '@subah/rules/catalog/shelf-order';
import { chipClass } from '@subah/ui/chip';
import { Link, useLocation } from 'react-router';

const LABELS: Record<ShelfOrder, string> = { relevance: 'Relevance', price: 'Price', name: 'Name' };

/** Links, so that they can be shared and work before hydration. */
export function SortLinks({ order }: { order: ShelfOrder }) {
  const { search } = useLocation();
  return (
    <nav aria-label="Sort products" className="flex items-center gap-2">
      <span className="text-ink-600">Sort by</span>
      <ul className="flex gap-1.5">
        {SHELF_ORDERS.map((option) => (
          <li key={option}>
            <Link
              to={{ search: withOrder(search, option) }}
              preventScrollReset
              aria-current={option === order ? 'true' : undefined}
              className={chipClass({ pressed: option === order })}
            >
              {LABELS[option]}
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
