import type { Product } from '@subah/contract/catalog/catalog';
import { product as messages } from '@subah/messages/product';
import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { productPath } from '@subah/rules/catalog/catalogs';
import { comparePacks } from '@subah/rules/catalog/pack-value';
import { isSoldOut } from '@subah/rules/catalog/stock-left';
import { formatRupees } from '@subah/rules/money';
import { cx } from '@subah/ui/class-names';
import { Link } from 'react-router';
import { unitPriceText } from '../../shared/catalog/unit-price-text.ts';

/** The packs of a product side by side; each has its own address. */
export function PackList({ product }: { product: Product }) {
  if (product.packs.length === 0) return null;
  const values = comparePacks(product.packs);
  return (
    <nav aria-label={t(messages.packs)}>
      <h2 className="mb-1.5 font-bold text-base">{t(messages.packs)}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {product.packs.map((pack, index) => {
          const value = values[index];
          const isShown = pack._id === product._id;
          return (
            <li key={pack._id} className="grid">
              <Link
                to={productPath(product.product_type, pack._id)}
                replace
                preventScrollReset
                aria-current={isShown || undefined}
                className={cx(
                  'num grid content-start rounded-btn border px-3 py-2',
                  isShown ? 'border-leaf-600 bg-leaf-50' : 'border-line bg-card hover:bg-leaf-50',
                )}
              >
                <b className="font-bold">{packSizeText(pack)}</b>
                <span className="font-extrabold text-base">{formatRupees(pack.price)}</span>
                {value?.unitPrice && <span className="text-ink-600 text-meta">{unitPriceText(value.unitPrice)}</span>}
                {isSoldOut(pack) ? (
                  <span className="font-semibold text-ink-600 text-xs">{t(productCard.outOfStock)}</span>
                ) : (
                  value?.isBestValue && (
                    <span className="font-bold text-leaf-700 text-xs">{t(productCard.betterValue)}</span>
                  )
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
