import type { ImportPreview, ImportProgress } from '@subah/contract/catalog/import-admin';
import { CATALOGS, type Catalog, catalogFacts } from '@subah/rules/catalog/catalogs';
import { listColumns } from '@subah/rules/catalog/list-columns';
import { formatRupees } from '@subah/rules/money';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { Field, Select } from '@subah/ui/field';
import { ProgressBar } from '@subah/ui/progress';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { errorMessage } from '../../lib/api/error-message.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { api, download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';

const POLL_INTERVAL_MS = 700;

export function ImportExportScreen() {
  const [catalog, setCatalog] = useState<Catalog>('grocery');
  return (
    <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(18rem,1fr)_minmax(0,2fr)]">
      <section className="card grid gap-4 p-4" aria-label="Catalog">
        <Field label="Catalog">
          {(control) => (
            <Select {...control} value={catalog} onChange={(event) => setCatalog(event.target.value as Catalog)}>
              {CATALOGS.map((option) => (
                <option key={option} value={option}>
                  {catalogFacts[option].title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ExportButton catalog={catalog} />
        <p className="text-ink-600">
          Columns, in any order: {listColumns(catalog).join(', ')}. Needed are name, category and price. What a row says
          nothing about stays as it is.
        </p>
      </section>
      <ImportCard key={catalog} catalog={catalog} />
    </div>
  );
}

function ExportButton({ catalog }: { catalog: Catalog }) {
  const { pending, run } = useAction<'export'>('Failed to load data');
  const exportCatalog = () =>
    run('export', async () =>
      saveFile(await download('GET admin/export/{catalog}', { params: { catalog } }), `${catalog}.csv`),
    );
  return (
    <Button variant="line" busy={pending === 'export'} onClick={() => void exportCatalog()}>
      <Download className="size-4" aria-hidden />
      Export {catalogFacts[catalog].title}
    </Button>
  );
}

function ImportCard({ catalog }: { catalog: Catalog }) {
  const [file, setFile] = useState<File>();
  const [response, setResponse] = useState<{ file: File; preview: ImportPreview }>();
  const [runId, setRunId] = useState<string>();
  const [errorText, setErrorText] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Ignore the response to a file that is no longer selected.
  const preview = response?.file === file ? response?.preview : undefined;

  const send = async (isPreview: boolean, upload = file) => {
    if (!upload) return setErrorText('Choose a CSV list.');
    setErrorText(undefined);
    setBusy(true);
    try {
      const body = new FormData();
      body.append('isPreview', String(isPreview));
      body.append('file', upload);
      const { data } = await api('POST admin/import/{catalog}', { params: { catalog }, body });
      if ('preview' in data) setResponse({ file: upload, preview: data });
      else setRunId(data._id);
    } catch (error) {
      setErrorText(errorMessage(error, 'something went wrong'));
    } finally {
      setBusy(false);
    }
  };
  const writeCount = preview ? preview.created + preview.changed : 0;
  const choose = (selected: File | undefined) => {
    setFile(selected);
    setErrorText(undefined);
    setRunId(undefined);
    if (selected) void send(true, selected);
  };

  return (
    <section className="card grid gap-4 p-4" aria-label="Import">
      <Field label="CSV list" error={errorText}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.gz,text/csv"
            onChange={(event) => choose(event.target.files?.[0])}
            className="control py-2.5"
          />
        )}
      </Field>
      {isBusy && !preview && <ProgressBar label="Reading the list" value={undefined} />}
      {preview && !runId && (
        <>
          <Preview preview={preview} />
          <Button busy={isBusy} disabled={writeCount === 0} onClick={() => void send(false)}>
            <Upload className="size-4" aria-hidden />
            Import {writeCount === 1 ? '1 product' : `${writeCount} products`}
          </Button>
        </>
      )}
      {runId && <Progress id={runId} />}
    </section>
  );
}

const TONES = { created: 'ok', changed: 'new', unchanged: 'neutral' } as const;

function Preview({ preview }: { preview: ImportPreview }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="num">
        <b>{preview.rows} rows:</b> {preview.created} new, {preview.changed} changed, {preview.unchanged} unchanged,{' '}
        {preview.repeated} repeated, {preview.failed} with errors.
        {preview.newCategories + preview.newSubcategories > 0 &&
          ` New shelves: ${preview.newCategories + preview.newSubcategories}.`}{' '}
        Nothing has been written yet.
      </p>
      <ul className="grid gap-1">
        {preview.preview.map((row) => (
          <li key={row.line} className="flex flex-wrap items-center gap-2 border-line border-t py-1 first:border-t-0">
            <Badge tone={TONES[row.state]}>{row.state === 'created' ? 'new' : row.state}</Badge>
            <b className="min-w-0 flex-1">{row.name}</b>
            <span className="text-ink-600">{[row.category, row.subcategory].filter(Boolean).join(' › ')}</span>
            <span className="num">{formatRupees(row.price)}</span>
          </li>
        ))}
      </ul>
      <RowErrors errors={preview.errors} />
    </div>
  );
}

function Progress({ id }: { id: string }) {
  const { data, error } = useSWR(
    ['import', id],
    async () => (await api('GET admin/imports/{id}', { params: { id } })).data,
    { refreshInterval: (latest) => (isFinished(latest) ? 0 : POLL_INTERVAL_MS) },
  );
  return (
    <div className="grid gap-3">
      <ProgressBar label={data?.state === 'done' ? 'Imported' : 'Importing'} value={(data?.part ?? 0) * 100} />
      {(error || data?.failure) && (
        <p role="alert" className="font-semibold text-chilli">
          {error ? errorMessage(error, 'Failed to load data') : data?.failure}
        </p>
      )}
      {data?.state === 'done' && (
        <p role="status" className="num">
          {data.rows} rows: {data.created} new, {data.changed} changed, {data.unchanged} unchanged, {data.repeated}{' '}
          repeated, {data.failed} with errors.
        </p>
      )}
      <RowErrors errors={data?.errors ?? []} />
    </div>
  );
}

const isFinished = (run: ImportProgress | undefined) => run?.state === 'done' || run?.state === 'failed';

function RowErrors({ errors }: { errors: ImportPreview['errors'] }) {
  if (errors.length === 0) return null;
  return (
    <details open className="rounded-btn bg-chilli-50 p-3">
      <summary className="font-bold text-chilli">Rows with errors</summary>
      <ul className="mt-1.5 grid gap-0.5">
        {errors.map((error) => (
          <li key={`${error.line} ${error.field}`}>
            line {error.line}, {error.field}: {error.sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}
