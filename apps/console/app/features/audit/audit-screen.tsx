import type { AuditEntry } from '@subah/contract/shop/audit';
import { Link } from 'react-router';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { customerLink } from '../../shared/accounts/customer-link.ts';
import { productLink } from '../../shared/products/product-link.ts';
import { describeAction, describeValue, labelOf } from './describe-change.ts';

const SUBJECTS = [
  'product',
  'category',
  'subcategory',
  'catalog',
  'popular list',
  'filter subcategory',
  'promotion',
  'order',
  'orders',
  'prescription',
  'lab report',
  'appointment',
  'doctor',
  'department',
  'delivery',
  'milk-delivery',
  'payment',
  'refund',
  'plan',
  'coupon',
  'area',
  'settings',
  'synonym',
  'switched-off word',
  'message',
  'call request',
  'two-step',
  'account',
  'staff',
  'round',
  'cash-up',
  'stock booking',
  'batch recall',
  'supplier',
  'purchase',
  'H1 register',
  'review',
  'announcement',
  'job',
  'mails',
  'search miss',
];

const ACTIONS = [
  'create',
  'update',
  'delete',
  'hide',
  'show',
  'change status',
  'decide',
  'offer basket',
  'mark',
  'map',
  'unmap',
  'import',
  'export',
  'upload',
  'retry',
  'refund',
  'sign out',
  'restore',
  'add note',
  'move',
  'collect',
  'close',
  'invite',
  'deactivate',
];

const option = (value: string) => ({ value, label: value });

const loadPeople = async () =>
  (await api('GET admin/staff')).data.map(({ _id, name }) => ({ value: _id, label: name }));

const audit: Resource<AuditEntry> = {
  id: 'audit',
  singular: 'change',
  plural: 'changes',
  list: ({ q, cursor, filters }) =>
    api('GET admin/audit', {
      query: {
        cursor,
        q: q || undefined,
        subject: filters.subject || undefined,
        action: filters.action || undefined,
        actorId: filters.person || undefined,
        date: filters.date || undefined,
      },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => row.subject,
  searchLabel: 'Person, value or end of an id',
  filters: [
    { name: 'date', label: 'Day', kind: 'date' },
    { name: 'person', label: 'Who', options: loadPeople },
    { name: 'subject', label: 'What', options: SUBJECTS.map(option) },
    { name: 'action', label: 'Action', options: ACTIONS.map(option) },
  ],
  emptyText: 'No changes found.',
  errorText: 'Failed to load data',
  csv: [
    ['When', (row) => row.createdAt],
    ['Who', (row) => row.actorName],
    ['Action', (row) => describeAction(row.action, row.subject)],
    ['Name', (row) => row.subjectName ?? row.subjectId],
    ['Before', (row) => JSON.stringify(row.before)],
    ['After', (row) => JSON.stringify(row.after)],
  ],
  columns: [
    {
      key: 'what',
      label: 'What',
      cell: (row) => (
        <StackedCell
          primary={<b>{describeAction(row.action, row.subject)}</b>}
          secondary={<SubjectLink entry={row} />}
        />
      ),
    },
    { key: 'when', label: 'When', cell: (row) => <span className="num">{formatDateTime(row.createdAt)}</span> },
    { key: 'who', label: 'Who', fillsPhone: true, cell: (row) => row.actorName },
    { key: 'changed', label: 'Changed', fillsPhone: true, cell: (row) => <ChangedFields entry={row} /> },
  ],
};

function SubjectLink({ entry: { subject, subjectId, subjectName, subjectCatalog } }: { entry: AuditEntry }) {
  const name = subjectName ?? subjectId.slice(-7);
  const to =
    subject === 'order' && subjectName
      ? `?section=all-orders&order=${subjectId}`
      : subject === 'account' && subjectName
        ? customerLink(subjectId)
        : subjectCatalog && productLink(subjectCatalog, subjectId);
  return to ? <Link to={to}>{name}</Link> : <span className="wrap-anywhere whitespace-normal">{name}</span>;
}

const SHOWN_FIELDS = 4;

function ChangedFields({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = Object.keys(after ?? before ?? {});
  const fields = (shown: string[]) => (
    <ul className="grid gap-0.5">
      {shown.map((name) => (
        <li key={name} className="break-words">
          <span className="text-ink-600">{labelOf(name)}:</span>{' '}
          {before && <del className="text-ink-600">{truncate(describeValue(name, before[name]))}</del>}{' '}
          {after && <ins className="no-underline">{truncate(describeValue(name, after[name]))}</ins>}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="max-w-140 whitespace-normal text-xs">
      {fields(names.slice(0, SHOWN_FIELDS))}
      {names.length > SHOWN_FIELDS && (
        <details>
          <summary className="cursor-pointer py-1 text-leaf-700">{names.length - SHOWN_FIELDS} more</summary>
          {fields(names.slice(SHOWN_FIELDS))}
        </details>
      )}
    </div>
  );
}

const truncate = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

export const AuditScreen = () => <ResourceScreen resource={audit} />;
