import { common } from '@subah/messages/common';
import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { comparePacks } from '@subah/rules/catalog/pack-value';
import { isSoldOut } from '@subah/rules/catalog/stock-left';
import { Badge } from '@subah/ui/badge';
import { Sheet } from '@subah/ui/sheet';
import type { ReactNode } from 'react';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import type { CardProduct } from '../../../shared/catalog/card-product.ts';
import { nameLines } from '../../../shared/catalog/product-name.ts';
import { ProductPrice } from '../../../shared/catalog/product-price.tsx';
import { unitPriceText } from '../../../shared/catalog/unit-price-text.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  product: CardProduct;
  /** The ADD button of a pack. */
  action: (pack: CardProduct) => ReactNode;
};

/** All packs of a product with their unit prices. */
export function PackSheet({ open, onClose, product, action }: Props) {
  const values = comparePacks(product.packs);
  return (
    <Sheet open={open} onClose={onClose} title={nameLines(product).main} closeLabel={t(common.close)}>
      <ul className="grid gap-2.5">
        {product.packs.map((pack, index) => {
          const value = values[index];
          return (
            <li key={pack._id} className="card flex items-center gap-3 p-2.5">
              <span className="size-14 flex-none overflow-hidden rounded-btn">
                <StoredPicture path={pack.image} alt="" sizes="56px" className="aspect-square w-full object-cover" />
              </span>
              <div className="min-w-0 flex-1">
                <p className="font-semibold">
                  {packSizeText(pack)}
                  {value?.isBestValue && (
                    <Badge tone="ok" dot={false} className="ml-2">
                      {t(productCard.betterValue)}
                    </Badge>
                  )}
                </p>
                <ProductPrice price={pack.price} mrp={pack.mrp} />
                {value?.unitPrice && <p className="num text-ink-600 text-meta">{unitPriceText(value.unitPrice)}</p>}
              </div>
              <div className="w-28 flex-none">
                {isSoldOut(pack) ? (
                  <p className="text-right font-bold text-ink-600">{t(productCard.outOfStock)}</p>
                ) : (
                  action({ ...product, ...pack })
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
