import { navigation } from '@subah/messages/navigation';
import { productRails } from '@subah/messages/product-rails';
import { t } from '@subah/messages/translate';
import type { ReactNode } from 'react';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';
import { TintedSection } from '../banners/tinted-section.tsx';
import { ProductRail } from './product-rail.tsx';

type Props = { products: readonly CardProduct[]; card: (product: CardProduct) => ReactNode };

export function SuperDeals({ products, card }: Props) {
  if (products.length === 0) return null;
  return (
    <TintedSection className="bg-mango-100">
      <ProductRail
        id="super-deals"
        title={t(navigation.superDeals)}
        lead={t(productRails.superDealsText)}
        seeAll="/superdeal"
        products={products}
        card={card}
      />
    </TintedSection>
  );
}
