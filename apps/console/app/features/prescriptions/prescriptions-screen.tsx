import type { PrescriptionRecord } from '@subah/contract/prescriptions/prescriptions';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { prescriptions as texts } from '@subah/messages/console/prescriptions';
import { formatRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import type { PrescriptionFilter, PrescriptionStatus } from '@subah/rules/prescriptions/prescriptions';
import { Badge } from '@subah/ui/badge';
import { Chip } from '@subah/ui/chip';
import { cx } from '@subah/ui/class-names';
import { EmptyState, ErrorState } from '@subah/ui/empty-state';
import { Link } from 'react-router';
import useSWR from 'swr';
import { api } from '../../lib/api/session.ts';
import { useInvalidate } from '../../lib/api/use-invalidate.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { LoadMore } from '../../lib/list/load-more.tsx';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { useList } from '../../lib/list/use-list.ts';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import { PhotoLinks } from '../../lib/pictures/photo-links.tsx';
import { PrescriptionReview } from './prescription-review.tsx';

const FILTERS: { value: PrescriptionFilter | ''; label: string }[] = [
  { value: '', label: t(texts.all) },
  { value: 'this-month', label: t(texts.thisMonth) },
  { value: 'last-month', label: t(texts.lastMonth) },
  { value: 'this-year', label: t(texts.thisYear) },
  { value: 'recent', label: t(texts.recent) },
];

const STATUS_TEXTS = { pending: texts.pending, approved: texts.approved, rejected: texts.rejected };
const TONES = { pending: 'new', approved: 'ok', rejected: 'no' } as const;

export function PrescriptionsScreen() {
  const [filter, setFilter] = useSearchParam('filter');
  const [status, setStatus] = useSearchParam('status');
  const invalidate = useInvalidate();
  const list = useList({
    name: 'prescriptions',
    query: { filter, status },
    load: (cursor) =>
      api('GET medical/presciptions', {
        query: {
          cursor,
          limit: 20,
          filter: (filter || undefined) as PrescriptionFilter | undefined,
          status: (status || undefined) as PrescriptionStatus | undefined,
        },
      }),
  });
  const toCheck = useSWR(
    ['prescriptions', 'to-check'],
    async () => (await api('GET admin/orders/prescriptions-to-check')).data,
  );
  const ordersWaitingFor = (id: string) =>
    toCheck.data?.flatMap((order) => (order.prescriptionId === id ? [order._id] : []));
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap gap-1.5">
        {FILTERS.map(({ value, label }) => (
          <Chip key={label} pressed={filter === value} onClick={() => setFilter(value)}>
            {label}
          </Chip>
        ))}
        <select
          aria-label={t(common.status)}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          className="ml-auto h-11 rounded-add border border-line-strong bg-card px-2.5 font-semibold lg:h-9"
        >
          <option value="">{t(texts.anyStatus)}</option>
          <option value="pending">{t(texts.pending)}</option>
          <option value="approved">{t(texts.approved)}</option>
          <option value="rejected">{t(texts.rejected)}</option>
        </select>
      </div>
      {list.isLoading && <RowsSkeleton />}
      {Boolean(list.error) && list.rows.length === 0 && (
        <ErrorState title={t(texts.failedToLoad)} onRetry={list.reload} />
      )}
      {!list.isLoading && !list.error && list.rows.length === 0 && (
        <div className="card">
          <EmptyState title={t(common.noPrescriptionImages)} />
        </div>
      )}
      <ul className="grid items-start gap-3.5 xl:grid-cols-2">
        {list.rows.map((record) => (
          <li key={record._id} className={record.status === 'pending' ? 'xl:col-span-2' : undefined}>
            <PrescriptionCard
              record={record}
              orderIds={ordersWaitingFor(record._id)}
              onChange={() => invalidate(['prescriptions'])}
            />
          </li>
        ))}
      </ul>
      {list.rows.length > 0 && (
        <p className="text-center">
          <LoadMore list={list} errorText={t(texts.failedToLoad)} />
        </p>
      )}
    </div>
  );
}

type PrescriptionCardProps = {
  record: PrescriptionRecord;
  /** Orders that wait for the check; undefined until they are loaded. */
  orderIds: string[] | undefined;
  onChange: () => void;
};

/** While it is to be checked, the photo stands beside the work at full height. */
function PrescriptionCard({ record, orderIds, onChange }: PrescriptionCardProps) {
  const { user } = record;
  const isPending = record.status === 'pending';
  return (
    <article className="card grid gap-3.5 p-4" aria-label={t(texts.prescriptionOf, { name: user.name })}>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold text-base">{user.name}</h2>
        <Badge tone={TONES[record.status]}>{t(STATUS_TEXTS[record.status])}</Badge>
      </header>
      <div className={cx('grid gap-3.5', isPending && 'md:grid-cols-2')}>
        <Images record={record} />
        <div className="grid content-start gap-3.5">
          {record.patient && <p className="font-semibold">{t(texts.patient, record.patient)}</p>}
          <p lang={textLanguage(record.description)}>{record.description}</p>
          {record.reason && <p className="text-chilli">{t(texts.rejectedBecause, { reason: record.reason })}</p>}
          {record.basket.length > 0 && <OfferedBasket record={record} />}
          <p>
            <Link to={`?section=all-orders&q=${user.mobile}`} className="tap-13 font-semibold text-leaf-700 underline">
              {t(texts.ordersOf, { name: user.name })}
            </Link>
          </p>
          {orderIds && orderIds.length > 0 && <WaitingOrders orderIds={orderIds} />}
          {isPending && orderIds?.length === 0 && <PrescriptionReview record={record} onDone={onChange} />}
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 border-line border-t pt-3.5">
        <Fact label={t(texts.uploaded)} value={formatDateTime(record.createdAt)} />
        <Fact label={t(common.mobile)} value={user.mobile} />
        <Fact label={t(common.email)} value={user.email} />
        {user.nationality && <Fact label={t(texts.nationality)} value={user.nationality} />}
      </dl>
      <Addresses record={record} />
    </article>
  );
}

/** To approve only the photo would leave the order waiting: the decision about its medicines decides both. */
const WaitingOrders = ({ orderIds }: { orderIds: string[] }) => (
  <section className="grid gap-2.5 border-line border-t pt-3.5" aria-label={t(texts.pharmacist)}>
    <p>{t(texts.orderWaits)}</p>
    <ul className="flex flex-wrap gap-2">
      {orderIds.map((id) => (
        <li key={id}>
          <Link to={`?section=all-orders&order=${id}`} className="btn btn-fill btn-md">
            {t(texts.checkOrder, { number: orderName(id) })}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

function OfferedBasket({ record: { basket, basketConfirmedAt } }: { record: PrescriptionRecord }) {
  const total = basket.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return (
    <section aria-label={t(texts.basket)} className="rounded-btn bg-sunk p-2.5">
      <p className="flex flex-wrap justify-between gap-2 font-semibold">
        <span>
          {basketConfirmedAt
            ? t(texts.inCartSince, { time: formatDateTime(basketConfirmedAt) })
            : t(texts.notConfirmed)}
        </span>
        <span className="num">{formatRupees(total)}</span>
      </p>
      <ul>
        {basket.map((line) => (
          <li key={line.productId} className="flex justify-between gap-3">
            <span>
              {line.quantity} × {line.name}, {line.unit}
              {!line.available && <span className="text-chilli"> {t(texts.notAvailable)}</span>}
            </span>
            <span className="num">{formatRupees(line.price * line.quantity)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt className="text-ink-600">{label}</dt>
    <dd className="min-w-0 break-words font-semibold">{value}</dd>
  </>
);

function Images({ record }: { record: PrescriptionRecord }) {
  if (record.images.length === 0) return <p className="text-ink-600">{t(common.noPrescriptionImages)}</p>;
  return (
    <PhotoLinks
      urls={record.images}
      of={t(texts.prescriptionOf, { name: record.user.name })}
      size={record.status === 'pending' ? 'page' : 'thumbnail'}
    />
  );
}

function Addresses({ record: { user } }: { record: PrescriptionRecord }) {
  if (user.addresses.length === 0) return <p className="text-ink-600">{t(texts.noAddresses)}</p>;
  return (
    <ul className="grid gap-2">
      {user.addresses.map((address) => (
        <li key={address._id} className="rounded-btn bg-sunk p-2.5">
          <p className="font-semibold">
            {t(texts.addressType, { type: address.addressType, isDefault: address.isDefault })}: {address.name},{' '}
            {address.phone}
          </p>
          <p className="text-ink-600">
            {address.street}, {address.city}, {address.state} {address.pincode}
          </p>
        </li>
      ))}
    </ul>
  );
}
