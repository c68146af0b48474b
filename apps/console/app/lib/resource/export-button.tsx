import { common } from '@subah/messages/console/common';
import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { Button } from '@subah/ui/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../api/save-file.ts';
import { useAction } from '../api/use-action.ts';
import { type LoadPage, readRows } from './read-rows.ts';
import type { CsvColumns } from './resource.ts';

/** Reading more page by page would take many minutes. */
const MAX_ROWS = 100_000;

type ExportButtonProps<Row> = {
  fileName: string;
  columns: CsvColumns<Row>;
  /** The list as it is filtered on the screen. */
  load: LoadPage<Row>;
  /** The file as the server writes it. */
  readFile?: (() => Promise<Blob>) | undefined;
  errorText: string;
  maxRows?: number;
};

/** Saves a list as CSV. It reads the pages of the list, so that everyone gets the rows that they may see. */
export function ExportButton<Row>({
  fileName,
  columns,
  load,
  readFile,
  errorText,
  maxRows = MAX_ROWS,
}: ExportButtonProps<Row>) {
  const { pending, run } = useAction<'export'>(errorText);
  const [count, setCount] = useState(0);
  const writeFile = async () => {
    const { rows, isCutOff } = await readRows(load, maxRows, setCount);
    const lines = rows.map((row) => csvLine(columns.map(([, cell]) => cell(row) ?? '')));
    // The file goes on to people who did not see the toast.
    if (isCutOff) lines.push(csvLine([t(texts.exportCutOff, { count: rows.length })]));
    return new Blob([CSV_MARK, csvLine(columns.map(([title]) => title)), ...lines], { type: 'text/csv' });
  };
  const press = () =>
    run('export', async () => {
      setCount(0);
      saveFile(await (readFile ?? writeFile)(), `${fileName}.csv`);
    });
  return (
    <Button variant="quiet" size="sm" busy={pending === 'export'} onClick={() => void press()}>
      <Download className="size-4" aria-hidden />
      {t(common.export)}
      {pending && count > 0 && <span className="num">{count.toLocaleString('en-IN')}</span>}
    </Button>
  );
}
