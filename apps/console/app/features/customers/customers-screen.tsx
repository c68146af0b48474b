import type { Customer } from '@subah/contract/accounts/customers-admin';
import { Badge } from '@subah/ui/badge';
import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import { api } from '../../lib/api/session.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { customerLink } from '../../shared/accounts/customer-link.ts';
import { SignOutButton } from '../../shared/accounts/sign-out-button.tsx';
import { CustomerPage } from './customer-page.tsx';

const customers: Resource<Customer> = {
  id: 'customers',
  singular: 'customer',
  plural: 'customers',
  list: ({ q, cursor }) => api('GET admin/customers', { query: { q: q || undefined, cursor } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  searchLabel: 'Name, mobile or email',
  emptyText: 'No customers found.',
  errorText: 'Failed to load data',
  columns: [
    {
      key: 'name',
      label: 'Name',
      cell: (row) => (
        <Link to={customerLink(row._id)} className="wrap-anywhere inline-block py-1 font-bold">
          {row.name}
        </Link>
      ),
    },
    {
      key: 'mobile',
      label: 'Mobile',
      cell: (row) => (
        <a href={`tel:+91${row.mobile}`} className="num">
          {row.mobile}
        </a>
      ),
    },
    {
      key: 'email',
      label: 'Email',
      cell: (row) => <span className="max-xl:whitespace-normal max-xl:break-all">{row.email}</span>,
    },
    {
      key: 'verified',
      label: 'Email verified',
      wideOnly: true,
      cell: (row) => <Badge tone={row.isVerified ? 'ok' : 'neutral'}>{row.isVerified ? 'Verified' : 'Not yet'}</Badge>,
    },
    { key: 'since', label: 'Since', hideOnPhone: true, cell: (row) => formatDay(row.createdAt) },
  ],
  csv: [
    ['Name', (row) => row.name],
    ['Mobile', (row) => row.mobile],
    ['Email', (row) => row.email],
    ['Email verified', (row) => (row.isVerified ? 'yes' : 'no')],
    ['Since', (row) => row.createdAt],
  ],
  actions: (row) => (
    <>
      <Link to={`?section=all-orders&q=${row.mobile}`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        Orders<span className="sr-only"> of {row.name}</span>
      </Link>
      <SignOutButton account={row} />
    </>
  ),
};

export function CustomersScreen() {
  const [id] = useSearchParam('customer');
  return id ? <CustomerPage key={id} id={id} /> : <ResourceScreen resource={customers} />;
}
