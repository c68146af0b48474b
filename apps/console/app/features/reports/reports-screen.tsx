import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { reports as texts } from '@subah/messages/console/reports';
import { Tabs } from '@subah/ui/tabs';
import { formatDay } from '../../lib/dates/format-date.ts';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import { MarginsTab } from './margins-tab.tsx';
import { MoneyTab } from './money-tab.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ProductsTab } from './products-tab.tsx';
import { SalesTab } from './sales-tab.tsx';
import { StockTab } from './stock-tab.tsx';
import { usePeriod } from './use-period.ts';

export function ReportsScreen() {
  const { period, today, choose } = usePeriod();
  const [tab, selectTab] = useSearchParam('tab');
  return (
    <div className="grid gap-3.5">
      <PeriodBar period={period} today={today} onChoose={choose} />
      <p className="hidden font-semibold print:block">
        {t(texts.days, {
          from: formatDay(`${period.from}T00:00:00+05:30`),
          to: formatDay(`${period.to}T00:00:00+05:30`),
        })}
      </p>
      <Tabs
        label={t(texts.title)}
        current={tab || 'sales'}
        onChange={(id) => selectTab(id === 'sales' ? '' : id)}
        className="grid grid-cols-1 gap-3.5"
        tabs={[
          { id: 'sales', label: t(common.sales), panel: <SalesTab period={period} /> },
          { id: 'products', label: t(common.products), panel: <ProductsTab period={period} /> },
          { id: 'margins', label: t(texts.margins), panel: <MarginsTab period={period} /> },
          { id: 'money', label: t(texts.refundsAndCoins), panel: <MoneyTab period={period} /> },
          { id: 'stock', label: t(common.stock), panel: <StockTab /> },
        ]}
      />
    </div>
  );
}
