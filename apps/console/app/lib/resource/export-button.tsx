import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { Button } from '@subah/ui/button';
import { Download } from 'lucide-react';
import { saveFile } from '../api/save-file.ts';
import { useAction } from '../api/use-action.ts';
import { type LoadPage, readRows } from './read-rows.ts';
import type { CsvColumns } from './resource.ts';

/** Reading more would take minutes, and a spreadsheet shows no more at once. */
const MAX_ROWS = 10_000;

type ExportButtonProps<Row> = {
  fileName: string;
  columns: CsvColumns<Row>;
  /** The list as it is filtered on the screen. */
  load: LoadPage<Row>;
  /** The file as the server writes it. */
  readFile?: (() => Promise<Blob>) | undefined;
  errorText: string;
};

/** Saves a list as CSV. It reads the pages of the list, so that everyone gets the rows that they may see. */
export function ExportButton<Row>({ fileName, columns, load, readFile, errorText }: ExportButtonProps<Row>) {
  const { pending, run } = useAction<'export'>(errorText);
  const writeFile = async () => {
    const rows = await readRows(load, MAX_ROWS);
    const lines = rows.map((row) => csvLine(columns.map(([, cell]) => cell(row) ?? '')));
    return new Blob([CSV_MARK, csvLine(columns.map(([title]) => title)), ...lines], { type: 'text/csv' });
  };
  const press = () => run('export', async () => saveFile(await (readFile ?? writeFile)(), `${fileName}.csv`));
  return (
    <Button variant="quiet" size="sm" busy={pending === 'export'} onClick={() => void press()}>
      <Download className="size-4" aria-hidden />
      {t(common.export)}
    </Button>
  );
}
