import type { ImportColumns, ImportPreview } from '@subah/contract/catalog/import-admin';
import { common } from '@subah/messages/console/common';
import { importExport as texts } from '@subah/messages/console/import-export';
import { t } from '@subah/messages/console/message';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { ColumnMapping } from '@subah/rules/catalog/list-columns';
import { Button } from '@subah/ui/button';
import { Field } from '@subah/ui/field';
import { ProgressBar } from '@subah/ui/progress';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '../../lib/api/error-message.ts';
import { api } from '../../lib/api/session.ts';
import { ColumnFields } from './column-fields.tsx';
import { Preview, Progress } from './import-report.tsx';
import { PaiseQuestion } from './paise-question.tsx';

const AUTOMATIC: ColumnMapping = { map: {}, scale: {}, defaults: {} };

const formOf = (file: File, mapping: ColumnMapping, isPreview?: boolean) => {
  const body = new FormData();
  if (isPreview !== undefined) body.append('isPreview', String(isPreview));
  body.append('columns', JSON.stringify(mapping));
  body.append('file', file);
  return body;
};

/** A file, how its columns are read, what would change, and then the import. Nothing is written before the last button. */
export function ImportCard({ catalog }: { catalog: Catalog }) {
  const [file, setFile] = useState<File>();
  const [mapping, setMapping] = useState(AUTOMATIC);
  const [columns, setColumns] = useState<ImportColumns>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [runId, setRunId] = useState<string>();
  const [errorText, setErrorText] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);
  const params = { catalog };

  /** Runs the calls of one choice; the answers of an earlier choice are ignored. */
  const attempt = async (work: (isLatest: () => boolean) => Promise<void>) => {
    const turn = ++latest.current;
    const isLatest = () => turn === latest.current;
    setErrorText(undefined);
    setBusy(true);
    try {
      await work(isLatest);
    } catch (error) {
      if (isLatest()) setErrorText(errorMessage(error, t(common.wentWrong)));
    } finally {
      if (isLatest()) setBusy(false);
    }
  };

  const read = (selected: File, chosen: ColumnMapping) =>
    attempt(async (isLatest) => {
      const { data } = await api('POST admin/import/{catalog}/columns', { params, body: formOf(selected, chosen) });
      if (!isLatest()) return;
      setColumns(data);
      if (data.missing.length > 0) return setPreview(undefined);
      const body = formOf(selected, chosen, true);
      const answer = await api('POST admin/import/{catalog}', { params, body });
      if (isLatest() && 'preview' in answer.data) setPreview(answer.data);
    });

  const choose = (selected: File | undefined) => {
    setFile(selected);
    setMapping(AUTOMATIC);
    setColumns(undefined);
    setPreview(undefined);
    setRunId(undefined);
    if (selected) void read(selected, AUTOMATIC);
  };
  const change = (chosen: ColumnMapping) => {
    setMapping(chosen);
    if (file) void read(file, chosen);
  };
  const start = () =>
    attempt(async () => {
      if (!file) return;
      const { data } = await api('POST admin/import/{catalog}', { params, body: formOf(file, mapping, false) });
      if ('_id' in data) setRunId(data._id);
    });
  const writeCount = preview ? preview.created + preview.changed : 0;

  return (
    <section className="card grid gap-4 p-4" aria-label={t(common.import)}>
      <Field label={t(common.csvList)} error={errorText}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.gz,text/csv"
            // Without a value, the file that was corrected under the same name is a change.
            onClick={(event) => {
              event.currentTarget.value = '';
              choose(undefined);
            }}
            onChange={(event) => choose(event.target.files?.[0])}
            className="control py-2.5"
          />
        )}
      </Field>
      {isBusy && !preview && <ProgressBar label={t(texts.reading)} value={undefined} />}
      {columns && !runId && <ColumnFields columns={columns} mapping={mapping} onChange={change} />}
      {columns?.looksLikePaise && !runId && (
        <PaiseQuestion
          example={preview?.preview[0]}
          onAnswer={(factor) => change({ ...mapping, scale: { ...mapping.scale, price: factor, mrp: factor } })}
        />
      )}
      {preview && !runId && (
        <>
          <Preview preview={preview} />
          <Button busy={isBusy} disabled={writeCount === 0 || columns?.looksLikePaise} onClick={() => void start()}>
            <Upload className="size-4" aria-hidden />
            {t(texts.importCount, { count: writeCount })}
          </Button>
        </>
      )}
      {runId && <Progress id={runId} />}
    </section>
  );
}
