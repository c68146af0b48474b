import { productCard } from '@subah/messages/product-card';
import { t } from '@subah/messages/translate';
import { FEW_LEFT } from '@subah/rules/catalog/stock-left';

/** Appended to a product's pack size: " · 12 left". */
export function StockLeftNote({ left }: { left: number }) {
  if (left > FEW_LEFT) return ` · ${t(productCard.left, { count: left })}`;
  return (
    <>
      {' · '}
      <span className="font-bold text-chilli">{t(productCard.onlyLeft, { count: left })}</span>
    </>
  );
}
