import type { ProductCard } from '@subah/contract/catalog/catalog';
import { addToCart } from '@subah/messages/add-to-cart';
import { t } from '@subah/messages/translate';
import { stockLeft } from '@subah/rules/catalog/stock-left';
import type { MouseEvent, RefObject } from 'react';
import { cartProduct } from '../../features/cart/state/cart-changes.ts';
import { useCartLine } from '../../features/cart/state/cart-state.ts';
import { changeQuantity } from '../../features/cart/state/change-quantity.ts';
import { SearchSuggestions } from '../../features/search/search-suggestions.tsx';

export const SuggestionsWithCart = ({ input }: { input: RefObject<HTMLInputElement | null> }) => (
  <SearchSuggestions input={input} renderAdd={(product) => <SuggestionAdd product={product} />} />
);

/** For pointers only: an option of a listbox has no controls of its own, and Enter opens the product with its ADD button. */
function SuggestionAdd({ product }: { product: ProductCard }) {
  const { quantity, stockLeft: left = stockLeft(product) } = useCartLine(product._id);
  if (!product.isAvailable || left <= 0) return null;
  const add = (event: MouseEvent) => {
    event.stopPropagation();
    if (quantity < left) changeQuantity(cartProduct(product), 1);
  };
  return (
    <span
      aria-hidden="true"
      onClick={add}
      className="num grid h-10 min-w-16 flex-none cursor-pointer place-items-center rounded-add border border-leaf-600 bg-card px-2.5 font-bold text-leaf-700 lg:h-8"
    >
      {quantity > 0 ? `${quantity} +` : t(addToCart.add)}
    </span>
  );
}
