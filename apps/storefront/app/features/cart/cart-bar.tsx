import { pictureSize } from '@subah/contract/picture';
import { addToCart } from '@subah/messages/add-to-cart';
import { cartBar } from '@subah/messages/cart-bar';
import { t } from '@subah/messages/translate';
import { formatRupees, toRupees } from '@subah/rules/money';
import { toast } from '@subah/ui/toast';
import { ChevronRight } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useDeliverySettings } from '../../shared/delivery/use-delivery-settings.ts';
import { amountToPay } from './state/cart-changes.ts';
import { useCart } from './state/cart-state.ts';
import { openCart } from './state/drawer-state.ts';
import { useOrderOptions } from './state/order-options.ts';

const THUMBS = 3;

const open = (event: MouseEvent): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openCart();
};

/** Has a bar of its own in this place, with the price and ADD. */
const isProductPage = (pathname: string): boolean => /\/product\/[^/]+\/?$/.test(pathname);

export function CartBar() {
  const { cart, error } = useCart();
  const { pathname } = useLocation();
  const orderOptions = useOrderOptions();
  const { fees } = useDeliverySettings();

  useEffect(() => {
    if (error) toast(errorMessage(error, t(cartBar.fetchFailed)), { tone: 'error' });
  }, [error]);

  if (cart.count === 0 || pathname.startsWith('/cart') || isProductPage(pathname)) return null;
  const toPay = amountToPay(cart, orderOptions, toRupees(fees.expressPaise));
  const saved = cart.bill.savings;
  return (
    <aside aria-label={t(cartBar.label)} className="phone-bar md:hidden">
      <Link
        to="/cart"
        onClick={open}
        className="num fixed inset-x-2 bottom-[calc(3.5rem+10px+env(safe-area-inset-bottom))] z-21 flex items-center gap-3 rounded-[14px] bg-leaf-700 p-2 pl-2.5 text-white max-[25rem]:pl-3.5 shadow-[0_10px_24px_-6px_rgb(15_61_34/.5)]"
      >
        <span className="flex flex-none pr-3 max-[25rem]:hidden">
          {cart.items.slice(-THUMBS).map((item) => (
            <img
              key={item.productId}
              src={pictureSize(item.image, 300, 'webp')}
              width={36}
              height={36}
              alt=""
              className="-mr-3 size-9 flex-none rounded-add border-2 border-leaf-700 bg-white object-cover"
            />
          ))}
        </span>
        <span className="min-w-0 leading-[1.125rem]">
          <b className="block truncate text-base/5 font-extrabold">
            {t(addToCart.itemCount, { count: cart.count })} · {formatRupees(toPay)}
          </b>
          {saved > 0 && <span className="block truncate">{t(cartBar.youSave, { amount: formatRupees(saved) })}</span>}
        </span>
        <span className="ml-auto inline-flex min-h-11 items-center gap-1 rounded-add bg-white/14 pr-2.5 pl-3.5 font-extrabold whitespace-nowrap">
          {t(cartBar.viewCart)}
          <ChevronRight aria-hidden="true" className="size-4" />
        </span>
      </Link>
    </aside>
  );
}
