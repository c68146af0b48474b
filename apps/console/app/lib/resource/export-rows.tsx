import { common } from '@subah/messages/console/common';
import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { Download } from 'lucide-react';
import { saveFile } from '../api/save-file.ts';
import { useAction } from '../api/use-action.ts';
import type { ListPage } from '../list/use-list.ts';
import type { CsvColumns } from './resource.ts';

/** Reading more would take minutes, and a spreadsheet shows no more at once. */
const MAX_ROWS = 10_000;

type ExportRowsProps<Row> = {
  fileName: string;
  columns: CsvColumns<Row>;
  /** The list as it is filtered on the screen, page by page. */
  load: (cursor: string | undefined) => Promise<ListPage<Row>>;
  errorText: string;
};

/** Downloads a list as CSV. It reads the pages of the list, so that everyone gets the rows that they may see. */
export function ExportRows<Row>({ fileName, columns, load, errorText }: ExportRowsProps<Row>) {
  const { pending, run } = useAction<'export'>(errorText);
  const press = () =>
    run('export', async () => {
      const lines = [CSV_MARK, csvLine(columns.map(([title]) => title))];
      let count = 0;
      let cursor: string | undefined;
      do {
        const { data, nextCursor } = await load(cursor);
        lines.push(...data.map((row) => csvLine(columns.map(([, cell]) => cell(row) ?? ''))));
        count += data.length;
        cursor = nextCursor ?? undefined;
      } while (cursor && count < MAX_ROWS);
      saveFile(new Blob(lines, { type: 'text/csv' }), `${fileName}.csv`);
      if (cursor) toast(t(texts.exportCutOff, { count }), { tone: 'warning' });
    });
  return (
    <Button variant="quiet" size="sm" busy={pending === 'export'} onClick={() => void press()}>
      <Download className="size-4" aria-hidden />
      {t(common.export)}
    </Button>
  );
}
