import type { FileResponse } from '@subah/contract/endpoint';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';

type Cells = readonly (string | number)[];

/** Reads batch after batch until one is empty. `read` gets the last row of the batch before. */
export async function* readInBatches<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

/** A CSV file of any length: a batch of rows is read after the one before was sent. */
export const csvFile = (fileName: string, header: Cells, batches: AsyncIterable<Cells[]>): FileResponse => ({
  fileName,
  bytes: encodeCsv(header, batches),
});

async function* encodeCsv(header: Cells, batches: AsyncIterable<Cells[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(CSV_MARK + csvLine(header));
  for await (const rows of batches) yield encoder.encode(rows.map(csvLine).join(''));
}
