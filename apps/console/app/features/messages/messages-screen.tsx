import type { ReceivedMessage } from '@subah/contract/shop/contact';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { DoneButton } from './done-button.tsx';
import { DONE_FILTER } from './done-filter.ts';

const messages: Resource<ReceivedMessage> = {
  id: 'messages',
  singular: 'message',
  plural: 'messages',
  list: ({ cursor, filters }) => api('GET admin/messages', { query: { cursor, isDone: filters.done || undefined } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.email,
  filters: [DONE_FILTER],
  emptyText: 'No messages found.',
  errorText: 'Failed to load data',
  columns: [
    {
      key: 'from',
      label: 'From',
      cell: (row) => (
        <span>
          <a href={`mailto:${row.email}`} className="block font-semibold text-leaf-700 hover:underline">
            {row.email}
          </a>
          <a href={`tel:+91${row.phone}`} className="num block text-ink-600 text-xs">
            {row.phone}
          </a>
        </span>
      ),
    },
    { key: 'when', label: 'When', cell: (row) => formatDateTime(row.createdAt) },
    {
      key: 'message',
      label: 'Message',
      fillsPhone: true,
      cell: (row) => <span className="block max-w-140 whitespace-pre-wrap">{row.message}</span>,
    },
  ],
  actions: (row, reload) => (
    <DoneButton
      name={row.email}
      isDone={row.isDone}
      mark={(isDone) => api('PATCH admin/messages/{id}', { params: { id: row._id }, body: { isDone } })}
      onDone={reload}
    />
  ),
};

export const MessagesScreen = () => <ResourceScreen resource={messages} />;
