import type { ProductPage } from './product-page.ts';

/** How many there are; the status line of the shelf says it to whoever cannot see it. */
export function ProductCount({ page }: { page: ProductPage | null }) {
  if (!page || page.data.length === 0) return null;
  const count = page.nextCursor === null ? page.data.length : `${page.data.length}+`;
  return (
    <p aria-hidden="true" className="num text-ink-600 max-md:hidden">
      {count} {page.data.length === 1 ? 'product' : 'products'}
    </p>
  );
}
