import { FEW_LEFT } from '@subah/rules/catalog/stock-left';

/** Goes on with a line about a product: " · 12 left", louder when they are few. */
export function StockLeftNote({ left }: { left: number }) {
  if (left > FEW_LEFT) return ` · ${left} left`;
  return (
    <>
      {' · '}
      <span className="font-bold text-chilli">Only {left} left</span>
    </>
  );
}
