import type { ColumnMapping } from '@subah/rules/catalog/list-columns';
import { Problem } from '../../../platform/http/problem.ts';
import { type CsvRecord, readCsv } from '../../../platform/text/read-csv.ts';
import { type LocatedColumns, locateColumns } from './columns.ts';
import { examineFile, type FileFacts, readBytes } from './open-file.ts';

/** Rows by which columns are guessed. */
const SAMPLE_ROWS = 200;

export type OpenList = {
  facts: FileFacts;
  columns: LocatedColumns;
  sample: CsvRecord[];
  /** All rows, those of the sample included. */
  records: AsyncGenerator<CsvRecord>;
  bytesRead: () => number;
  /** Closes the file; needed where not all rows are read. */
  close: () => Promise<unknown>;
};

/** Reads the header and the first rows of a file and finds its columns. */
export async function openList(file: string, mapping: ColumnMapping): Promise<OpenList> {
  const facts = await examineFile(file);
  let bytesRead = 0;
  const rest = readCsv(
    readBytes(file, facts, (bytes) => {
      bytesRead = bytes;
    }),
  );
  const close = () => rest.return(undefined);
  try {
    const { value: header } = await rest.next();
    if (!header) throw new Problem('VALIDATION', 'The file is empty.');
    const sample: CsvRecord[] = [];
    while (sample.length < SAMPLE_ROWS) {
      const { value: record } = await rest.next();
      if (!record) break;
      sample.push(record);
    }
    if (sample.length === 0) throw new Problem('VALIDATION', 'The file has a row of titles, but no rows below it.');
    const rows = sample.map(({ cells }) => cells);
    const columns = locateColumns(header.cells, mapping, rows);
    return { facts, columns, sample, records: joinRecords(sample, rest), bytesRead: () => bytesRead, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function* joinRecords(sample: CsvRecord[], rest: AsyncGenerator<CsvRecord>): AsyncGenerator<CsvRecord> {
  yield* sample;
  yield* rest;
}
