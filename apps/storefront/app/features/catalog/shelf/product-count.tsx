import type { ProductPage } from './product-page.ts';

/** Hidden from screen readers: the status of the shelf announces the count. */
export function ProductCount({ page }: { page: ProductPage | null }) {
  if (!page || page.data.length === 0) return null;
  const count = page.nextCursor === null ? page.data.length : `${page.data.length}+`;
  return (
    <p aria-hidden="true" className="num text-ink-600 max-md:hidden">
      {count} {page.data.length === 1 ? 'product' : 'products'}
    </p>
  );
}
