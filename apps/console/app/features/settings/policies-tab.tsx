import type { PolicyDetails } from '@subah/contract/policies/policies';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { policies as texts } from '@subah/messages/console/policies';
import { policyTitles } from '@subah/messages/policies';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { Table, type TableColumn } from '@subah/ui/table';
import { Pencil } from 'lucide-react';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { formatDateTime } from '../../lib/dates/format-date.ts';
import { RowsSkeleton } from '../../lib/list/rows-skeleton.tsx';
import { useOverlayParam } from '../../lib/navigation/use-overlay-param.ts';
import { PolicyEditor } from './policy-editor.tsx';
import { PolicyState } from './policy-state.tsx';
import { KEEP_INPUT } from './settings-form.tsx';

/** Privacy, terms and the other pages that the shop writes itself. */
export function PoliciesTab() {
  const { data, error, isLoading, mutate } = useSWR(
    ['policies'],
    async () => (await api('GET admin/policies')).data,
    KEEP_INPUT,
  );
  const page = useOverlayParam('policy');
  if (isLoading) return <RowsSkeleton />;
  // A failed refresh keeps the form, which may hold unsaved input.
  if (!data)
    return <ErrorState title={t(common.failedToLoad)} text={errorMessage(error, '')} onRetry={() => void mutate()} />;
  const opened = data.find(({ kind }) => kind === page.value);
  if (opened) return <PolicyEditor key={JSON.stringify(opened)} policy={opened} onClose={page.close} />;
  return (
    <div className="grid gap-3">
      <p className="text-ink-600">{t(texts.intro)}</p>
      <div className="card overflow-hidden">
        <Table
          caption={t(texts.list)}
          columns={COLUMNS}
          rows={data}
          rowKey={({ kind }) => kind}
          renderCell={(policy, column) => <Cell policy={policy} column={column} onOpen={page.open} />}
        />
      </div>
    </div>
  );
}

type ColumnKey = 'page' | 'state' | 'changed' | 'actions';

const COLUMNS: readonly TableColumn<ColumnKey>[] = [
  { key: 'page', label: t(texts.page) },
  { key: 'state', label: t(common.state) },
  { key: 'changed', label: t(texts.changed), fillsPhone: true, labelOnPhone: true },
  { key: 'actions', label: t(texts.edit), isActions: true },
];

type CellProps = { policy: PolicyDetails; column: ColumnKey; onOpen: (kind: string) => void };

function Cell({ policy, column, onOpen }: CellProps) {
  const { kind, hindiText, changedAt, changedBy } = policy;
  const title = t(policyTitles[kind]);
  if (column === 'page') return <b>{title}</b>;
  if (column === 'changed')
    return changedAt ? t(texts.changedBy, { at: formatDateTime(changedAt), by: changedBy }) : '–';
  if (column === 'state') {
    return (
      <span className="flex flex-wrap gap-1.5">
        <PolicyState policy={policy} />
        {changedAt && hindiText === '' && <Badge tone="new">{t(texts.onlyEnglish)}</Badge>}
      </span>
    );
  }
  return (
    <Button size="sm" variant="line" aria-label={t(texts.editPage, { title })} onClick={() => onOpen(kind)}>
      <Pencil aria-hidden className="size-4" />
      {t(texts.edit)}
    </Button>
  );
}
