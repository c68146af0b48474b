import type { Product } from '@subah/contract/catalog/catalog';
import { product as messages } from '@subah/messages/product';
import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { isSoldOut } from '@subah/rules/catalog/stock-left';
import type { ReactNode } from 'react';
import { ProductPrice } from '../../shared/catalog/product-price.tsx';
import { sizeOf } from '../../shared/catalog/product-size.ts';

/** Price and ADD on phones, above the bottom bar in the place of the cart bar. */
export function BuyBar({ product, action }: { product: Product; action: ReactNode }) {
  return (
    <section
      aria-label={t(messages.buy)}
      className="phone-bar fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-21 grid grid-cols-[minmax(0,1fr)_minmax(0,min(11rem,55%))] items-center gap-4 border-line border-t bg-card px-gutter py-2 shadow-[0_-6px_16px_-8px_rgb(15_61_34/.25)] md:hidden"
    >
      <div className="min-w-0">
        <ProductPrice price={product.price} mrp={product.mrp} />
        {isSoldOut(product) ? (
          <p className="truncate font-semibold text-chilli text-meta">{t(productCard.outOfStock)}</p>
        ) : (
          <p className="truncate text-ink-600 text-meta">{sizeOf(product)}</p>
        )}
      </div>
      <div>{action}</div>
    </section>
  );
}
