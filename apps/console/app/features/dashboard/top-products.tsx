import type { SalesReport } from '@subah/contract/reports/reports';
import { common } from '@subah/messages/console/common';
import { dashboard as texts } from '@subah/messages/console/dashboard';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import { cx } from '@subah/ui/class-names';
import { CardState } from './card-state.tsx';
import { REPORT_DAYS, type useReport } from './use-report.ts';

const MAX_ROWS = 6;
const NAMES = { online: t(common.online), cod: t(common.cashOnDelivery) };
const COLOURS = { online: 'bg-leaf-600', cod: 'bg-mango-400' };

export function TopProducts({ response }: { response: ReturnType<typeof useReport> }) {
  const report = response.data;
  const top = report?.topProducts.slice(0, MAX_ROWS) ?? [];
  const maxQuantity = Math.max(1, ...top.map((product) => product.quantity));
  return (
    <section className="card p-4" aria-labelledby="payment-split">
      <h2 id="payment-split" className="font-bold text-base">
        {t(texts.paymentSplit)}
      </h2>
      <CardState response={response} />
      <PaymentSplit payments={report?.payments ?? []} />
      <h2 className="mt-4 font-bold text-base">{t(texts.topProducts)}</h2>
      <ul className="mt-1.5 grid gap-2">
        {top.map((product) => (
          <li key={product.productId}>
            <span className="flex justify-between gap-3">
              <span className="min-w-0 truncate font-semibold">{product.name}</span>
              <b className="num">{product.quantity}</b>
            </span>
            <meter min={0} max={maxQuantity} value={product.quantity} className="share-meter" aria-hidden />
          </li>
        ))}
        {report && top.length === 0 && <li className="text-ink-600">{t(texts.noSales, { days: REPORT_DAYS })}</li>}
      </ul>
    </section>
  );
}

function PaymentSplit({ payments }: { payments: SalesReport['payments'] }) {
  const total = payments.reduce((sum, payment) => sum + payment.sales, 0);
  return (
    <ul className="mt-1.5 grid gap-1.5">
      {payments.map(({ paymentType, orders, sales }) => (
        <li key={paymentType} className="flex items-center gap-2">
          <span className={cx('size-2.5 flex-none rounded-full', COLOURS[paymentType])} aria-hidden />
          <span className="flex-1">{NAMES[paymentType]}</span>
          <span className="num text-ink-600">
            {orders} · {formatRupees(sales)} · {total > 0 ? Math.round((sales / total) * 100) : 0}%
          </span>
        </li>
      ))}
    </ul>
  );
}
