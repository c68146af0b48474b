import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Carousel } from '../carousel.tsx';
import { EmptyState, ErrorState } from '../empty-state.tsx';
import { FormattedText } from '../formatted-text.tsx';
import { ProgressBar } from '../progress.tsx';
import { Loading, Skeleton } from '../skeleton.tsx';
import { Table, type TableColumn, type TableSort } from '../table.tsx';
import { Tabs } from '../tabs.tsx';
import { toast } from '../toast.tsx';
import { Panel } from './panel.tsx';

export function States() {
  return (
    <>
      <Panel title="Empty">
        <EmptyState
          sunrise
          title="Your cart is empty"
          text="Order by 11 PM for tomorrow morning."
          action={<Button>Start shopping</Button>}
        />
      </Panel>
      <Panel title="Failed">
        <ErrorState title="This did not load" text="Check your connection." onRetry={() => toast('Trying again')} />
      </Panel>
    </>
  );
}

export function LongText() {
  return (
    <Panel title="Formatted text">
      <FormattedText
        headingLevel={3}
        text={'We deliver every morning.\n\n## Returns\n\nWithin 24 hours:\n\n- damaged items\n- wrong items'}
      />
    </Panel>
  );
}

export function Progress() {
  return (
    <Panel title="Progress and skeletons">
      <ProgressBar label="Uploading" value={64} />
      <ProgressBar label="Working" />
      <Loading label="Loading orders" className="grid gap-2">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
      </Loading>
    </Panel>
  );
}

export function TabsSample() {
  const [current, setCurrent] = useState('new');
  const tabs = ['New', 'Packed', 'Delivered'].map((label) => ({
    id: label.toLowerCase(),
    label,
    panel: <p className="text-ink-600">Orders that are {label.toLowerCase()}.</p>,
  }));
  return (
    <Panel title="Tabs">
      <Tabs label="Orders" tabs={tabs} current={current} onChange={setCurrent} />
    </Panel>
  );
}

const SLIDES = ['bg-mango-100', 'bg-produce', 'bg-dairy', 'bg-lab'];

export function CarouselSample() {
  const slide = (tint: string, index: number) => (
    <a key={tint} href="/kit" className={`grid min-h-44 place-items-center rounded-band ${tint}`}>
      <span className="font-extrabold text-3xl">Slide {index + 1}</span>
    </a>
  );
  const quote = (index: number) => (
    <figure key={index} className="card grid gap-2 p-4">
      <blockquote>“Milk at the door before the children wake.”</blockquote>
      <figcaption className="text-ink-600">Shopper {index + 1}</figcaption>
    </figure>
  );
  return (
    <>
      <Carousel label="Offers" slides={SLIDES.map(slide)} intervalMs={3000} arrows />
      <Carousel
        label="What people say"
        slides={[0, 1, 2, 3, 4].map(quote)}
        intervalMs={5000}
        visible={{ base: 1, md: 2, lg: 3 }}
      />
    </>
  );
}

const COLUMNS = [
  { key: 'order', label: 'Order', sortable: true },
  { key: 'total', label: 'Total', align: 'right', sortable: true },
  { key: 'customer', label: 'Customer' },
  { key: 'status', label: 'Status' },
  { key: 'placed', label: 'Placed', hideOnPhone: true },
] as const satisfies TableColumn[];

type ColumnKey = (typeof COLUMNS)[number]['key'];

const ORDERS = Array.from({ length: 12 }, (_, index) => ({
  order: `SB-${1042 + index}`,
  total: `₹${(245 + index * 31).toLocaleString('en-IN')}`,
  customer: index % 2 ? 'Priya Verma' : 'Ramesh Kumar Vishwakarma',
  placed: '14 Nov, 9:12 PM',
}));

export function TableSample() {
  const [sort, setSort] = useState<TableSort>({ key: 'order', direction: 'ascending' });
  const rows = sort.direction === 'ascending' ? ORDERS : ORDERS.toReversed();
  const turn = (key: ColumnKey) =>
    setSort({ key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <div className="card overflow-hidden">
      <Table
        caption="Orders"
        className="max-h-80"
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => row.order}
        sort={sort}
        onSort={turn}
        renderCell={(row, column) =>
          column === 'status' ? <Badge tone="new">New order</Badge> : <span>{row[column]}</span>
        }
      />
    </div>
  );
}
