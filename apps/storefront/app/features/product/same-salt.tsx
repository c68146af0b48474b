import type { Product, ProductCard } from '@subah/contract/catalog/catalog';
import { productTools as texts } from '@subah/messages/product-tools';
import { t } from '@subah/messages/translate';
import { packSizeText } from '@subah/messages/units';
import { productPath } from '@subah/rules/catalog/catalogs';
import { comparePacks } from '@subah/rules/catalog/pack-value';
import { formatRupees } from '@subah/rules/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RxMark } from '../../shared/catalog/rx-mark.tsx';
import { unitPriceText } from '../../shared/catalog/unit-price-text.ts';

type Props = { product: Product; others: readonly ProductCard[]; action: (product: ProductCard) => ReactNode };

/** Other brands with the same composition, with the price of one tablet or ml. */
export function SameSalt({ product, others, action }: Props) {
  if (others.length === 0) return null;
  const [own, ...values] = comparePacks([product, ...others]);
  return (
    <section aria-labelledby="same-salt">
      <h2 id="same-salt" className="mb-1 font-bold text-base">
        {t(texts.sameSalt)}
        {own?.unitPrice && (
          <span className="num ml-2 font-normal text-ink-600 text-meta">{unitPriceText(own.unitPrice)}</span>
        )}
      </h2>
      <p className="text-ink-600 text-meta">{t(texts.sameSaltText)}</p>
      <ul className="mt-1 divide-y divide-line">
        {others.map((other, index) => {
          const price = values[index]?.unitPrice;
          return (
            <li key={other._id} className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-3 py-2.5">
              <div className="min-w-0">
                <Link
                  to={productPath('medicine', other._id)}
                  translate="no"
                  className="wrap-anywhere font-semibold hover:underline"
                >
                  {other.name}
                </Link>
                <p className="num text-ink-600 text-meta">
                  {other.requiresPrescription && <RxMark className="mr-1.5" />}
                  {[packSizeText(other), formatRupees(other.price), price && unitPriceText(price)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {action(other)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
