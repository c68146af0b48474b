import type { CartItem } from '@subah/contract/cart/cart';
import { useEffect, useRef } from 'react';
import { scrollToLine } from '../../features/cart/panels/cart-lines.tsx';

/** After the message about a refused order: goes to the line of the cart that must be changed before the next try. */
export function useLineOfRefusal(isNoticeOpen: boolean, items: readonly CartItem[]): void {
  /** The cart when the message opened, which is read again meanwhile; null when nothing is to be shown. */
  const before = useRef<readonly CartItem[] | null>(null);
  // The effect runs after the dialog has given the focus back.
  useEffect(() => {
    if (isNoticeOpen) before.current ??= items;
    if (isNoticeOpen || !before.current) return;
    const line = items.find(({ available }) => !available);
    if (line || items !== before.current) before.current = null;
    if (line) scrollToLine(line.productId);
  }, [isNoticeOpen, items]);
}
