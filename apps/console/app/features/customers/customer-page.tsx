import type { CustomerFacts } from '@subah/contract/accounts/customers-admin';
import { LIST_LIMITS } from '@subah/contract/list-limits';
import { common } from '@subah/messages/console/common';
import { customers as texts } from '@subah/messages/console/customers';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { buttonClass } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { ShownLimit } from '../../lib/list/shown-limit.tsx';
import { SignOutButton } from '../../shared/accounts/sign-out-button.tsx';
import { Notes } from '../../shared/notes/notes.tsx';
import { CustomerMilk } from './customer-milk.tsx';
import { CustomerOrders } from './customer-orders.tsx';

export function CustomerPage({ id }: { id: string }) {
  const params = { id };
  const { data, error, isLoading, mutate } = useSWR(
    ['customers', id],
    async () => (await api('GET admin/customers/{id}', { params })).data,
  );
  const addNote = async (text: string) => {
    const { data: notes } = await api('POST admin/customers/{id}/notes', { params, body: { text } });
    await mutate((before) => before && { ...before, notes }, { revalidate: false });
  };
  return (
    <>
      <Link
        to="?section=customers"
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t(texts.allCustomers)}
      </Link>
      {isLoading && <RowsSkeleton />}
      {error !== undefined && !data && (
        <div className="card">
          <ErrorState title={t(common.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />
        </div>
      )}
      {data && <Facts customer={data} onNote={addNote} onChange={() => void mutate()} />}
    </>
  );
}

type FactsProps = { customer: CustomerFacts; onNote: (text: string) => Promise<unknown>; onChange: () => void };

function Facts({ customer, onNote, onChange }: FactsProps) {
  return (
    <div className="grid min-w-0 gap-3.5 lg:grid-cols-2 lg:gap-4">
      <Card title={customer.name} className="lg:col-span-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <a href={`tel:+91${customer.mobile}`} className="num">
            {customer.mobile}
          </a>
          <a href={`mailto:${customer.email}`} className="wrap-anywhere">
            {customer.email}
          </a>
          <Badge tone={customer.isVerified ? 'ok' : 'neutral'}>
            {customer.isVerified ? t(texts.emailVerified) : t(texts.emailNotVerified)}
          </Badge>
          <span className="text-ink-600">
            {t(texts.customerSince, { day: formatDay(customer.createdAt) })} ·{' '}
            {t(customer.language === 'hi' ? texts.hindi : texts.english)}
          </span>
        </p>
        <Figures customer={customer} />
        <div className="flex flex-wrap gap-2">
          <Link
            to={`?section=all-orders&q=${customer.mobile}`}
            className={buttonClass({ variant: 'line', size: 'sm' })}
          >
            {t(texts.allOrders)}
          </Link>
          <SignOutButton account={customer} />
        </div>
      </Card>
      <Card title={t(common.orders)}>
        <CustomerOrders orders={customer.recentOrders} />
      </Card>
      <div className="grid min-w-0 content-start gap-3.5 lg:gap-4">
        <Card title={t(common.notes)}>
          <Notes notes={customer.notes} onAdd={onNote} />
          <ShownLimit count={customer.notes.length} limit={LIST_LIMITS.customerNotes} isNewestFirst />
        </Card>
        <Card title={t(texts.addresses)}>
          <List
            empty={t(texts.noAddress)}
            items={customer.addresses}
            render={(address) => <Address address={address} />}
          />
        </Card>
        <Card title={t(texts.milkPlans)}>
          <CustomerMilk customer={customer} onChange={onChange} />
        </Card>
      </div>
    </div>
  );
}

function Figures({ customer: { orderCount, totalSpent, coins, membership } }: { customer: CustomerFacts }) {
  const figures = [
    [t(common.orders), String(orderCount)],
    [t(texts.totalSpent), formatRupees(totalSpent)],
    [t(common.coins), String(coins)],
    [
      t(texts.membership),
      membership
        ? t(texts.membershipUntil, { name: membership.name, day: formatDay(membership.endDate) })
        : t(texts.none),
    ],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-600">{label}</dt>
          <dd className="num wrap-anywhere font-bold text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Address = ({ address }: { address: CustomerFacts['addresses'][number] }) => (
  <>
    <b>{address.name}</b>, <a href={`tel:+91${address.phone}`}>{address.phone}</a>
    {address.isDefault && <span className="text-ink-600"> · {t(texts.defaultAddress)}</span>}
    <span className="block">
      {address.street}, {address.city} {address.pincode}
    </span>
    <span className="block text-ink-600">{address.area ?? t(texts.outsideAreas)}</span>
  </>
);

type CardProps = { title: string; className?: string; children: ReactNode };

const Card = ({ title, className = '', children }: CardProps) => (
  <section className={`card grid min-w-0 content-start gap-3 p-3.5 ${className}`}>
    <h2 className="wrap-anywhere font-bold text-lg">{title}</h2>
    {children}
  </section>
);

type ListProps<Item> = { empty: string; items: readonly Item[]; render: (item: Item) => ReactNode };

function List<Item extends { _id: string }>({ empty, items, render }: ListProps<Item>) {
  if (items.length === 0) return <p className="text-ink-600">{empty}</p>;
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <li key={item._id} className="wrap-anywhere">
          {render(item)}
        </li>
      ))}
    </ul>
  );
}
