import type { CallRequest } from '@subah/contract/healthcare/call-requests';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { messages as texts } from '@subah/messages/console/messages';
import { api } from '../../lib/api/session.ts';
import { formatDateTime, formatForSheet } from '../../lib/dates/format-date.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { LongName, StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { CallNoteButton } from './call-note-button.tsx';
import { ChooseAssignee } from './choose-assignee.tsx';
import { DoneButton } from './done-button.tsx';
import { DONE_FILTER } from './done-filter.ts';

const callRequests: Resource<CallRequest> = {
  id: 'call-requests',
  singular: t(texts.callSingular),
  plural: t(texts.callPlural),
  list: ({ cursor, filters }) =>
    api('GET admin/call-requests', {
      query: {
        cursor,
        isDone: filters.done || undefined,
        assignee: (filters.assignee || undefined) as 'me' | 'nobody' | undefined,
      },
    }),
  rowKey: (row) => row._id,
  rowName: (row) => row.name,
  filters: [
    DONE_FILTER,
    {
      name: 'assignee',
      label: t(texts.assignee),
      kind: 'chips',
      options: [
        { value: '', label: t(common.all) },
        { value: 'me', label: t(texts.mine) },
        { value: 'nobody', label: t(texts.nobody) },
      ],
    },
  ],
  emptyText: t(texts.noCalls),
  errorText: t(common.failedToLoad),
  columns: [
    {
      key: 'name',
      label: t(common.name),
      cell: (row) => (
        <StackedCell
          primary={
            <LongName>
              <b>{row.name}</b>
            </LongName>
          }
          secondary={row.note}
          wraps
        />
      ),
    },
    {
      key: 'phone',
      label: t(common.phone),
      cell: (row) => (
        <a href={`tel:+91${row.phone}`} className="num font-semibold text-leaf-700 hover:underline">
          {row.phone}
        </a>
      ),
    },
    {
      key: 'time',
      label: t(texts.timeAndDoctor),
      cell: (row) => (
        <StackedCell
          primary={
            <LongName>
              <span lang={textLanguage(row.convenientTime)}>{row.convenientTime}</span>
            </LongName>
          }
          secondary={<LongName>{row.doctor.name}</LongName>}
        />
      ),
    },
    {
      key: 'assignee',
      label: t(texts.assignee),
      labelOnPhone: true,
      cell: (row, { replaceRow }) => <ChooseAssignee request={row} onSaved={replaceRow} />,
    },
    {
      key: 'asked',
      label: t(texts.asked),
      hideOnPhone: true,
      wideOnly: true,
      cell: (row) => formatDateTime(row.createdAt),
    },
  ],
  csv: [
    [t(texts.asked), (row) => formatForSheet(row.createdAt)],
    [t(common.name), (row) => row.name],
    [t(common.phone), (row) => row.phone],
    [t(texts.convenientTime), (row) => row.convenientTime],
    [t(common.doctor), (row) => row.doctor.name],
    [t(texts.done), (row) => (row.isDone ? t(common.yes) : t(common.no))],
    [t(texts.assignee), (row) => row.assignee?.name ?? ''],
    [t(common.note), (row) => row.note],
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
