import type { DashboardCounts } from '@subah/contract/reports/reports';
import { common } from '@subah/messages/console/common';
import { dashboard as texts } from '@subah/messages/console/dashboard';
import { t } from '@subah/messages/console/message';
import { cx } from '@subah/ui/class-names';
import { ErrorState } from '@subah/ui/empty-state';
import {
  ArrowRightLeft,
  Banknote,
  ChevronRight,
  CircleCheck,
  CircleX,
  ClipboardList,
  type LucideIcon,
  ShoppingBag,
  Smartphone,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import { useOrderCounts } from '../../shared/orders/use-order-counts.ts';

const tiles: { key: keyof DashboardCounts; label: string; icon: LucideIcon; filter: string }[] = [
  { key: 'newOrders', label: t(texts.newOrders), icon: ShoppingBag, filter: '&status=OrderPlaced' },
  { key: 'totalOrders', label: t(texts.totalOrders), icon: ClipboardList, filter: '' },
  { key: 'exchangedOrders', label: t(texts.exchangedOrders), icon: ArrowRightLeft, filter: '&status=exchanged' },
  { key: 'returnedOrders', label: t(texts.returnedOrders), icon: Undo2, filter: '&status=returned' },
  { key: 'cancelledOrders', label: t(texts.cancelledOrders), icon: CircleX, filter: '&status=cancelled' },
  { key: 'completedOrders', label: t(texts.completedOrders), icon: CircleCheck, filter: '&status=delivered' },
  { key: 'codOrders', label: t(texts.codOrders), icon: Banknote, filter: '&pay=cod' },
  { key: 'onlineOrders', label: t(texts.onlineOrders), icon: Smartphone, filter: '&pay=online' },
];

export function Tiles() {
  const { data, error, mutate } = useOrderCounts();
  if (error && !data) {
    return (
      <div className="card">
        <ErrorState title={t(common.failedToLoad)} onRetry={() => void mutate()} />
      </div>
    );
  }
  return (
    <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-4 lg:gap-4">
      {tiles.map(({ key, label, icon: Icon, filter }) => (
        <li key={key} className={cx('card p-3.5', key === 'newOrders' && 'border-mango-200 bg-mango-50')}>
          <p className="flex items-center gap-2 font-medium text-ink-600">
            <Icon className="size-4 flex-none max-sm:hidden" aria-hidden />
            {label}
          </p>
          <p className="num mt-0.5 font-extrabold text-2xl tracking-tight lg:text-3xl">
            {data ? data[key].toLocaleString('en-IN') : <span className="skeleton inline-block h-7 w-16 rounded-sm" />}
          </p>
          <Link
            to={`?section=all-orders${filter}`}
            className="-mb-1.5 flex min-h-11 items-center gap-1 font-bold text-leaf-700 hover:underline lg:min-h-8 lg:justify-end"
          >
            {t(texts.moreInfo)}
            <span className="sr-only"> {t(texts.aboutTile, { label })}</span>
            <ChevronRight className="size-4" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
