import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../api/use-action.ts';
import { PrintedRows } from './printed-rows.tsx';
import { type LoadPage, readRows } from './read-rows.ts';
import type { CsvColumns } from './resource.ts';

/** About 50 sheets of paper. */
const MAX_ROWS = 2000;

type PrintRowsButtonProps<Row> = { title: string; columns: CsvColumns<Row>; load: LoadPage<Row>; errorText: string };

/** Prints a list with the columns of its CSV file. */
export function PrintRowsButton<Row>({ title, columns, load, errorText }: PrintRowsButtonProps<Row>) {
  const { pending, run } = useAction<'print'>(errorText);
  const [printed, setPrinted] = useState<Row[]>();
  const press = () => run('print', async () => setPrinted((await readRows(load, MAX_ROWS)).rows));
  return (
    <>
      <Button variant="quiet" size="sm" busy={pending === 'print'} onClick={() => void press()}>
        <Printer className="size-4" aria-hidden />
        {t(common.print)}
      </Button>
      {printed && (
        <PrintedRows title={title} columns={columns} rows={printed} onPrinted={() => setPrinted(undefined)} />
      )}
    </>
  );
}
