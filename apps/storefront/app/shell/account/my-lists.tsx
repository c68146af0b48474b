import { shoppingLists } from '@subah/messages/shopping-lists';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { reloadCart } from '../../features/cart/state/cart-sync.ts';
import { openCart } from '../../features/cart/state/drawer-state.ts';
import { MyLists } from '../../features/lists/my-lists.tsx';
import { productCardWithCart } from '../products/product-card-with-cart.tsx';

export const MyListsWithCart = () => <MyLists onAdded={added} card={(product) => productCardWithCart(product)} />;

const added = (count: number) => {
  reloadCart();
  toast(t(shoppingLists.added, { count }), { action: { label: t(shoppingLists.viewCart), onSelect: openCart } });
};
