import { FEW_LEFT } from '@subah/rules/catalog/stock-left';

/** Appended to a product's pack size: " · 12 left". */
export function StockLeftNote({ left }: { left: number }) {
  if (left > FEW_LEFT) return ` · ${left} left`;
  return (
    <>
      {' · '}
      <span className="font-bold text-chilli">Only {left} left</span>
    </>
  );
}
