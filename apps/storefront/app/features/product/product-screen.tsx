import type { Product } from '@subah/contract/catalog/catalog';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/page/use-now.ts';
import { ArrivalPromise } from './arrival-promise.tsx';
import { FactsTable } from './facts-table.tsx';
import { PrescriptionNotice } from './prescription-notice.tsx';
import { ProductDescription } from './product-description.tsx';
import { productFacts } from './product-facts.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductOffer } from './product-offer.tsx';
import { picturesOf } from './product-pictures.ts';
import { ShopSeals } from './shop-seals.tsx';

type Props = {
  product: Product;
  /** The server's time, so that both sides render the same page. */
  now: string;
  quantity: number;
  action: ReactNode;
};

/** Everything about one product, whatever its type. */
export function ProductScreen({ product, now: serverNow, quantity, action }: Props) {
  const now = useNow(serverNow);
  return (
    <article className="grid gap-5 *:min-w-0 md:grid-cols-2 md:items-start md:gap-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-14">
      <div className="md:sticky md:top-48 lg:top-34">
        <ProductGallery name={product.name} pictures={picturesOf(product)} />
      </div>
      <div className="grid gap-4 *:min-w-0">
        <ProductOffer product={product} quantity={quantity} action={action} />
        {product.requiresPrescription && <PrescriptionNotice />}
        <ArrivalPromise product={product} now={now} />
        <ShopSeals />
        {product.description && <ProductDescription html={product.description} catalog={product.product_type} />}
        <FactsTable facts={productFacts(product, now)} />
      </div>
    </article>
  );
}
