import type { Customer } from '@subah/contract/accounts/customers-admin';
import { common } from '@subah/messages/console/common';
import { customers as texts } from '@subah/messages/console/customers';
import { t } from '@subah/messages/console/message';
import { Badge } from '@subah/ui/badge';
import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import { api } from '../../lib/api/session.ts';
import { formatDay, formatForSheet } from '../../lib/dates/format-date.ts';
import { LongName } from '../../lib/list/stacked-cell.tsx';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { customerLink } from '../../shared/accounts/customer-link.ts';
import { SignOutButton } from '../../shared/accounts/sign-out-button.tsx';
import { CustomerPage } from './customer-page.tsx';

const customers: Resource<Customer> = {
  id: 'customers',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ q, cursor }) => api('GET admin/customers', { query: { q: q || undefined, cursor } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: t(common.searchPeople),
  hasViews: true,
  emptyText: t(texts.noCustomers),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'name',
      label: t(common.name),
      cell: (row) => (
        <LongName>
          <Link to={customerLink(row._id)} className="inline-block py-1 font-bold">
            {row.name}
          </Link>
        </LongName>
      ),
    },
    {
      key: 'mobile',
      label: t(common.mobile),
      cell: (row) => (
        <a href={`tel:+91${row.mobile}`} className="num">
          {row.mobile}
        </a>
      ),
    },
    {
      key: 'email',
      label: t(common.email),
      cell: (row) => <LongName>{row.email}</LongName>,
    },
    {
      key: 'verified',
      label: t(texts.emailVerified),
      wideOnly: true,
      cell: (row) => (
        <Badge tone={row.isVerified ? 'ok' : 'neutral'}>
          {row.isVerified ? t(common.verified) : t(texts.notVerified)}
        </Badge>
      ),
    },
    { key: 'since', label: t(texts.since), hideOnPhone: true, cell: (row) => formatDay(row.createdAt) },
  ],
  csv: [
    [t(common.name), (row) => row.name],
    [t(common.mobile), (row) => row.mobile],
    [t(common.email), (row) => row.email],
    [t(texts.emailVerified), (row) => t(row.isVerified ? common.yes : common.no)],
    [t(texts.since), (row) => formatForSheet(row.createdAt)],
  ],
  actions: (row) => (
    <>
      <Link
        to={`?section=all-orders&q=${row.mobile}`}
        aria-label={t(texts.ordersOf, { name: row.name })}
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
      >
        {t(common.orders)}
      </Link>
      <SignOutButton account={row} />
    </>
  ),
};

export function CustomersScreen() {
  const [id] = useSearchParam('customer');
  return id ? <CustomerPage key={id} id={id} /> : <ResourceScreen resource={customers} />;
}
