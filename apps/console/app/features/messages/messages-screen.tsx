import type { ReceivedMessage } from '@subah/contract/contact/contact';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { messages as texts } from '@subah/messages/console/messages';
import { api } from '../../lib/api/session.ts';
import { formatDateTime, formatForSheet } from '../../lib/dates/format-date.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { DoneButton } from './done-button.tsx';
import { DONE_FILTER } from './done-filter.ts';

const messages: Resource<ReceivedMessage> = {
  id: 'messages',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ cursor, filters }) => api('GET admin/messages', { query: { cursor, isDone: filters.done || undefined } }),
  rowKey: (row) => row._id,
  rowName: (row) => row.email,
  filters: [DONE_FILTER],
  emptyText: t(texts.empty),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'from',
      label: t(common.from),
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
    { key: 'when', label: t(common.when), cell: (row) => formatDateTime(row.createdAt) },
    {
      key: 'message',
      label: t(texts.message),
      fillsPhone: true,
      cell: (row) => (
        <span lang={textLanguage(row.message)} className="block max-w-140 whitespace-pre-wrap">
          {row.message}
        </span>
      ),
    },
  ],
  csv: [
    [t(common.when), (row) => formatForSheet(row.createdAt)],
    [t(common.email), (row) => row.email],
    [t(common.phone), (row) => row.phone],
    [t(texts.message), (row) => row.message],
    [t(texts.done), (row) => t(row.isDone ? common.yes : common.no)],
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
