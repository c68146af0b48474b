import { storedText } from '@subah/contract/client/stored-text';
import type { Order } from '@subah/contract/orders/orders';
import { slotArrivalText } from '@subah/messages/arrival';
import { dayOfMonthText } from '@subah/messages/dates';
import { homeForYou as texts } from '@subah/messages/home-for-you';
import { t } from '@subah/messages/translate';
import { wallet as walletTexts } from '@subah/messages/wallet';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { Coins, type LucideIcon, Milk, Truck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ProductRail } from '../../features/catalog/rails/product-rail.tsx';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';
import { productCardWithCart } from '../products/product-card-with-cart.tsx';

const RECENT = 5;
const SOON_DAYS = 14;

/** The running order, tomorrow's milk, coins that expire soon and what was bought before. What fails to load is left out. */
export function ForYou() {
  const tomorrow = addDays(indiaDate(new Date()), 1);
  const orders = useAccountQuery('GET orders/my', { query: { limit: RECENT } });
  const milk = useAccountQuery('GET milk-plans/calendar', { query: { month: tomorrow.slice(0, 7) } });
  const coins = useAccountQuery('GET supercoins', { query: { limit: RECENT } });
  const buyAgain = useAccountQuery('GET orders/buy-again');
  // A call that failed is repeated later; what is shown stays meanwhile.
  const [isLoaded, setLoaded] = useState(false);
  if (!isLoaded && [orders, milk, coins, buyAgain].every(({ state }) => state !== 'loading')) setLoaded(true);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLoaded) keepHeight(box.current?.offsetHeight ?? 0);
  }, [isLoaded]);

  const notes = [orderNote(orders.data), milkNote(milk.data, tomorrow), coinNote(coins.data)].filter(
    (note) => note !== null,
  );
  const products = buyAgain.data ?? [];
  // All at once: each part that appears moves the page below it.
  if (!isLoaded || notes.length + products.length === 0) return null;
  return (
    <div ref={box} className="grid gap-7 *:min-w-0 md:gap-11">
      {notes.length > 0 && (
        <section aria-label={t(texts.title)}>
          <ul className="grid gap-2.5 md:grid-cols-3">
            {notes.map((note) => (
              <li key={note.to} className="grid">
                <NoteLink {...note} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ProductRail
        id="buy-again"
        title={t(texts.buyAgain)}
        seeAll="/orders"
        products={products}
        card={productCardWithCart}
      />
    </div>
  );
}

/** The head script reserves the height on the next visit. */
function keepHeight(height: number): void {
  storedText('for-you-height').set(String(height));
  delete document.documentElement.dataset.forYou;
}

type Note = { to: string; icon: LucideIcon; title: string; detail: string };

const RUNNING = ['OrderPlaced', 'shipped', 'outfor delivery'] as const;
type RunningStatus = (typeof RUNNING)[number];

const NEXT: Record<RunningStatus, string> = {
  OrderPlaced: t(texts.toPack),
  shipped: t(texts.toPickUp),
  'outfor delivery': '',
};

const isRunning = (order: Order): order is Order & { status: RunningStatus } =>
  RUNNING.some((status) => status === order.status);

function orderNote(orders: readonly Order[] = []): Note | null {
  const order = orders.find(isRunning);
  if (!order) return null;
  return {
    to: `/orders#${order._id}`,
    icon: Truck,
    title: t(texts[order.status]),
    detail: [arrival(order), NEXT[order.status]].filter(Boolean).join(' · '),
  };
}

/** An order of lab tests alone has no delivery. */
const arrival = ({ products, deliverySlot: { from, until } }: Order): string =>
  homeVisits(products).bringsGoods ? slotArrivalText(new Date(from), new Date(until)) : '';

type MilkDays = { days: readonly { date: string; litres: number }[] };

function milkNote(calendar: MilkDays | undefined, tomorrow: string): Note | null {
  const day = calendar?.days.find(({ date }) => date === tomorrow);
  if (!day || day.litres <= 0) return null;
  return {
    to: '/milk-data',
    icon: Milk,
    title: t(texts.milkTomorrow, { litres: day.litres }),
    detail: t(texts.changeMilk),
  };
}

type ExpiringCoins = { expiring: readonly { coins: number; expiresAt: string }[] };

function coinNote(wallet: ExpiringCoins | undefined): Note | null {
  const [first] = wallet?.expiring ?? [];
  if (!first || indiaDate(new Date(first.expiresAt)) > addDays(indiaDate(new Date()), SOON_DAYS)) return null;
  const date = dayOfMonthText(indiaDate(new Date(first.expiresAt)));
  return {
    to: '/wallet-list',
    icon: Coins,
    title: t(walletTexts.expires, { count: first.coins, date }),
    detail: t(walletTexts.useSoon),
  };
}

function NoteLink({ to, icon: Icon, title, detail }: Note) {
  return (
    <Link to={to} className="card card-lift flex items-center gap-3 px-3.5 py-3">
      <Icon aria-hidden="true" className="size-6 flex-none text-leaf-700" />
      <span className="min-w-0">
        <b className="block font-bold">{title}</b>
        <span className="text-ink-600 text-meta">{detail}</span>
      </span>
    </Link>
  );
}
