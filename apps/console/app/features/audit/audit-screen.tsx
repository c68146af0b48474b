import type { AuditEntry } from '@subah/contract/audit/audit';
import { audit as texts } from '@subah/messages/console/audit';
import { auditActions, auditSubjects } from '@subah/messages/console/audit-words';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Link } from 'react-router';
import { api } from '../../lib/api/session.ts';
import { formatDateTime, formatForSheet } from '../../lib/dates/format-date.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { StackedCell } from '../../lib/list/stacked-cell.tsx';
import type { Resource } from '../../lib/resource/resource.ts';
import { ResourceScreen } from '../../lib/resource/resource-screen.tsx';
import { customerLink } from '../../shared/accounts/customer-link.ts';
import { productLink } from '../../shared/products/product-link.ts';
import { describeAction, describeValue, labelOf, shortSubject } from './describe-change.ts';

const options = (words: Record<string, { en: string }>) =>
  Object.entries(words).map(([value, word]) => ({ value, label: t(word) }));

const loadPeople = async () =>
  (await api('GET admin/staff')).data.map(({ _id, name }) => ({ value: _id, label: name }));

const audit: Resource<AuditEntry> = {
  id: 'audit',
  singular: t(texts.singular),
  plural: t(texts.plural),
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
  searchLabel: t(texts.search),
  filters: [
    { name: 'date', label: t(common.day), kind: 'date' },
    { name: 'person', label: t(common.who), options: loadPeople },
    { name: 'subject', label: t(texts.what), options: options(auditSubjects) },
    { name: 'action', label: t(texts.action), options: options(auditActions) },
  ],
  emptyText: t(texts.empty),
  errorText: t(common.failedToLoad),
  csv: [
    [t(common.when), (row) => formatForSheet(row.createdAt)],
    [t(common.who), (row) => row.actorName],
    [t(texts.action), (row) => describeAction(row.action, row.subject)],
    [t(common.name), (row) => row.subjectName ?? row.subjectId],
    [t(common.before), (row) => JSON.stringify(row.before)],
    [t(common.after), (row) => JSON.stringify(row.after)],
  ],
  columns: [
    {
      key: 'what',
      label: t(texts.what),
      cell: (row) => (
        <StackedCell
          primary={<b>{describeAction(row.action, row.subject)}</b>}
          secondary={<SubjectLink entry={row} />}
        />
      ),
    },
    { key: 'when', label: t(common.when), cell: (row) => <span className="num">{formatDateTime(row.createdAt)}</span> },
    { key: 'who', label: t(common.who), fillsPhone: true, cell: (row) => row.actorName },
    { key: 'changed', label: t(texts.changed), fillsPhone: true, cell: (row) => <ChangedFields entry={row} /> },
  ],
};

function SubjectLink({ entry: { subject, subjectId, subjectName, subjectCatalog } }: { entry: AuditEntry }) {
  const name = subjectName ?? shortSubject(subjectId);
  const to =
    subject === 'order' && subjectName
      ? `?section=all-orders&order=${subjectId}`
      : subject === 'account' && subjectName
        ? customerLink(subjectId)
        : subjectCatalog && productLink(subjectCatalog, subjectId);
  const lang = textLanguage(name);
  if (to)
    return (
      <Link to={to} lang={lang}>
        {name}
      </Link>
    );
  return (
    <span lang={lang} className="wrap-anywhere whitespace-normal">
      {name}
    </span>
  );
}

const SHOWN_FIELDS = 4;

function ChangedFields({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = Object.keys(after ?? before ?? {});
  const fields = (shown: string[]) => (
    <ul className="grid gap-0.5">
      {shown.map((name) => (
        <li key={name} className="break-words">
          <span className="text-ink-600">{labelOf(name)}:</span>{' '}
          {before && <OldValue text={describeValue(name, before[name])} />}{' '}
          {after && <NewValue text={describeValue(name, after[name])} />}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="max-w-140 whitespace-normal text-xs">
      {fields(names.slice(0, SHOWN_FIELDS))}
      {names.length > SHOWN_FIELDS && (
        <details>
          <summary className="cursor-pointer py-1 text-leaf-700">
            {t(texts.more, { count: names.length - SHOWN_FIELDS })}
          </summary>
          {fields(names.slice(SHOWN_FIELDS))}
        </details>
      )}
    </div>
  );
}

const OldValue = ({ text }: { text: string }) => (
  <del lang={textLanguage(text)} className="text-ink-600">
    {truncate(text)}
  </del>
);

const NewValue = ({ text }: { text: string }) => (
  <ins lang={textLanguage(text)} className="no-underline">
    {truncate(text)}
  </ins>
);

const truncate = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

export const AuditScreen = () => <ResourceScreen resource={audit} />;
