import type { ImportPreview, ImportProgress } from '@subah/contract/catalog/import-admin';
import { common } from '@subah/messages/console/common';
import { importExport as texts } from '@subah/messages/console/import-export';
import { t } from '@subah/messages/console/message';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { ProgressBar } from '@subah/ui/progress';
import { Download } from 'lucide-react';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

const POLL_INTERVAL_MS = 700;

const STATE_TEXTS = { created: texts.created, changed: texts.changed, unchanged: texts.unchanged };
const TONES = { created: 'ok', changed: 'new', unchanged: 'neutral' } as const;

export function Preview({ preview }: { preview: ImportPreview }) {
  const newShelves = preview.newCategories + preview.newSubcategories;
  return (
    <div className="grid gap-3">
      <p role="status" className="num">
        <b>{t(texts.rows, { count: preview.rows })}</b> {t(texts.counts, preview)}{' '}
        {newShelves > 0 && `${t(texts.newShelves, { count: newShelves })} `}
        {t(texts.nothingWritten)}
      </p>
      <ul className="grid gap-1">
        {preview.preview.map((row) => (
          <li key={row.line} className="flex flex-wrap items-center gap-2 border-line border-t py-1 first:border-t-0">
            <Badge tone={TONES[row.state]}>{t(STATE_TEXTS[row.state])}</Badge>
            <b className="min-w-0 flex-1">{row.name}</b>
            <span className="text-ink-600">{[row.category, row.subcategory].filter(Boolean).join(' › ')}</span>
            <span className="num">{formatRupees(row.price)}</span>
          </li>
        ))}
      </ul>
      <UnknownUnits units={preview.unknownUnits} />
      <RowErrors errors={preview.errors} />
    </div>
  );
}

export function Progress({ id }: { id: string }) {
  const { data, error } = useSWR(
    ['import', id],
    async () => (await api('GET admin/imports/{id}', { params: { id } })).data,
    { refreshInterval: (latest) => (isFinished(latest) ? 0 : POLL_INTERVAL_MS) },
  );
  return (
    <div className="grid gap-3">
      <ProgressBar
        label={data?.state === 'done' ? t(texts.imported) : t(texts.importing)}
        value={(data?.part ?? 0) * 100}
      />
      {(error || data?.failure) && (
        <p role="alert" className="font-semibold text-chilli">
          {error ? errorMessage(error, t(common.failedToLoad)) : data?.failure}
        </p>
      )}
      {data?.state === 'done' && (
        <p role="status" className="num">
          {t(texts.rows, { count: data.rows })} {t(texts.counts, data)}{' '}
          {data.medicinesWithoutBatch > 0 && t(texts.medicinesWithoutBatch, { count: data.medicinesWithoutBatch })}
        </p>
      )}
      <UnknownUnits units={data?.unknownUnits ?? []} />
      <RowErrors errors={data?.errors ?? []} />
      {data?.state === 'done' && data.failed > 0 && <ErrorFileButton id={id} />}
    </div>
  );
}

const isFinished = (run: ImportProgress | undefined) => run?.state === 'done' || run?.state === 'failed';

function RowErrors({ errors }: { errors: ImportPreview['errors'] }) {
  if (errors.length === 0) return null;
  return (
    <details open className="rounded-btn bg-chilli-50 p-3">
      <summary className="font-bold text-chilli">{t(texts.rowsWithErrors)}</summary>
      <ul className="mt-1.5 grid gap-0.5">
        {errors.map((error) => (
          <li key={`${error.line} ${error.field}`}>{t(common.rowError, error)}</li>
        ))}
      </ul>
    </details>
  );
}

function UnknownUnits({ units }: { units: ImportPreview['unknownUnits'] }) {
  if (units.length === 0) return null;
  return (
    <p className="num text-ink-600">
      <b>{t(texts.unknownUnits)}</b> {units.map(({ unit, rows }) => t(texts.unitRows, { unit, rows })).join(', ')}
    </p>
  );
}

function ErrorFileButton({ id }: { id: string }) {
  const { pending, run } = useAction<'errors'>(t(common.failedToLoad));
  const save = () =>
    run('errors', async () =>
      saveFile(await download('GET admin/imports/{id}/errors', { params: { id } }), 'rows-with-errors.csv'),
    );
  return (
    <Button variant="line" busy={pending === 'errors'} onClick={() => void save()}>
      <Download className="size-4" aria-hidden />
      {t(texts.errorFile)}
    </Button>
  );
}
