import type { CartItem } from '@subah/contract/cart/cart';
import { cart } from '@subah/messages/cart';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { useState } from 'react';
import { nameLines } from '../../../shared/catalog/product-name.ts';
import { ItemPictures } from '../../../shared/orders/item-pictures.tsx';
import { needsAttention } from '../state/line-attention.ts';
import { CartLines } from './cart-lines.tsx';

const MAX_OPEN_LINES = 4;
const SHOWN_PICTURES = 12;

/** The lines of the cart page. A long cart is folded, so that address and payment stay in view. */
export function FoldedLines({ items }: { items: readonly CartItem[] }) {
  const [isEditing, setEditing] = useState(false);
  const isLong = items.length > MAX_OPEN_LINES;
  if (!isLong || items.some(needsAttention)) return <CartLines items={items} />;
  const toggle = (
    <Button variant="quiet" size="sm" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
      {t(isEditing ? cart.doneEditing : cart.edit)}
    </Button>
  );
  const summary = (
    <div className="mt-1 grid gap-2">
      <ItemPictures items={items.map((item) => ({ ...item, _id: item.productId }))} max={SHOWN_PICTURES} />
      <p translate="no" className="text-ink-600 text-meta">
        {items.map((item) => `${nameLines(item).main} ×\u00a0${item.quantity}`).join(', ')}
      </p>
    </div>
  );
  return <CartLines items={items} aside={toggle} summary={isEditing ? undefined : summary} />;
}
