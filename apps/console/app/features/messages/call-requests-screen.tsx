import type { CallRequest } from '@subah/contract/healthcare/healthcare';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { CallNoteButton } from './call-note-button.tsx';
import { DoneButton } from './done-button.tsx';
import { DONE_FILTER } from './done-filter.ts';

const callRequests: Resource<CallRequest> = {
  id: 'call-requests',
  singular: 'call request',
  plural: 'call requests',
  list: ({ cursor, filters }) =>
    api('GET admin/call-requests', { query: { cursor, isDone: filters.done || undefined } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  filters: [DONE_FILTER],
  emptyText: 'Nobody waits for a call.',
  errorText: 'Failed to load data',
  columns: [
    { key: 'name', label: 'Name', cell: (row) => <StackedCell primary={<b>{row.name}</b>} secondary={row.note} /> },
    {
      key: 'phone',
      label: 'Phone',
      cell: (row) => (
        <a href={`tel:+91${row.phone}`} className="num font-semibold text-leaf-700 hover:underline">
          {row.phone}
        </a>
      ),
    },
    { key: 'time', label: 'Convenient time', cell: (row) => row.convenientTime },
    { key: 'doctor', label: 'Doctor', cell: (row) => row.doctor.name },
    { key: 'asked', label: 'Asked', hideOnPhone: true, cell: (row) => formatDateTime(row.createdAt) },
  ],
  csv: [
    ['Asked', (row) => row.createdAt],
    ['Name', (row) => row.name],
    ['Phone', (row) => row.phone],
    ['Convenient time', (row) => row.convenientTime],
    ['Doctor', (row) => row.doctor.name],
    ['Done', (row) => (row.isDone ? 'yes' : 'no')],
    ['Note', (row) => row.note],
  ],
  actions: (row, reload) => (
    <>
      <CallNoteButton request={row} onDone={reload} />
      <DoneButton
        name={row.name}
        isDone={row.isDone}
        mark={(isDone) => api('PATCH admin/call-requests/{id}', { params: { id: row._id }, body: { isDone } })}
        onDone={reload}
      />
    </>
  ),
};

export const CallRequestsScreen = () => <ResourceScreen resource={callRequests} />;
