import { shelf } from '@subah/messages/shelf';
import { t } from '@subah/messages/translate';
import type { ProductPage } from './product-page.ts';

/** Hidden from screen readers: the status of the shelf announces the count. */
export function ProductCount({ page }: { page: ProductPage | null }) {
  if (!page || page.data.length === 0) return null;
  const count = page.data.length;
  return (
    <p aria-hidden="true" className="num text-ink-600 max-md:hidden">
      {t(page.nextCursor === null ? shelf.productCount : shelf.productCountOrMore, { count })}
    </p>
  );
}
