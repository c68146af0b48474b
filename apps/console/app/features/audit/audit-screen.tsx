import type { AuditEntry } from '@subah/contract/shop/audit';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';

const option = (value: string) => ({ value, label: value });

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
];

const audit: Resource<AuditEntry> = {
  id: 'audit',
  singular: 'change',
  plural: 'changes',
  list: ({ cursor, filters }) =>
    api('GET admin/audit', {
      query: { cursor, subject: filters.subject || undefined, action: filters.action || undefined },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => row.subject,
  filters: [
    {
      name: 'subject',
      label: 'What',
      options: SUBJECTS.map(option),
    },
    { name: 'action', label: 'Done', options: ACTIONS.map(option) },
  ],
  emptyText: 'No changes found.',
  errorText: 'Failed to load data',
  columns: [
    {
      key: 'what',
      label: 'What',
      cell: (row) => (
        <StackedCell primary={<b>{`${row.action} ${row.subject}`}</b>} secondary={row.subjectId.slice(-7)} />
      ),
    },
    { key: 'when', label: 'When', cell: (row) => <span className="num">{formatDateTime(row.createdAt)}</span> },
    { key: 'who', label: 'Who', fillsPhone: true, cell: (row) => row.actorName },
    { key: 'changed', label: 'Changed', fillsPhone: true, cell: (row) => <ChangedFields entry={row} /> },
  ],
};

const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ') || '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const MAX_FIELDS = 4;

function ChangedFields({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = Object.keys(after ?? before ?? {});
  return (
    <ul className="grid max-w-140 gap-0.5 whitespace-normal text-xs">
      {names.slice(0, MAX_FIELDS).map((name) => (
        <li key={name} className="break-words">
          <span className="text-ink-600">{name}:</span>{' '}
          {before && <del className="text-ink-600">{truncate(formatValue(before[name]))}</del>}{' '}
          {after && <ins className="no-underline">{truncate(formatValue(after[name]))}</ins>}
        </li>
      ))}
      {names.length > MAX_FIELDS && <li className="text-ink-600">and {names.length - MAX_FIELDS} more</li>}
    </ul>
  );
}

const truncate = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

export const AuditScreen = () => <ResourceScreen resource={audit} />;
