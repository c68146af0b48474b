import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeFile } from './decode-file.ts';

/** `line` is where the record begins, as an editor counts. A record with a fault cannot be read as a row. */
export type CsvRecord = { line: number; cells: string[]; fault?: string };

type Format = { separator: string; newline: '\n' | '\r'; start: number };

const SEPARATORS = [',', ';', '\t', '|'];
const SAMPLE_BYTES = 16 * 1024;

/** A quoted cell that is longer than this was opened by a stray quotation mark. */
const MAX_RECORD_BYTES = 256 * 1024;
const MAX_RECORD_LINES = 200;

/**
 * Reads CSV record by record, the header first, and detects the separator. An unclosed quotation mark costs one line, not the
 * rest of the file. Bytes are parsed as latin1, because separators are ASCII in every supported encoding; cells are decoded
 * one by one, so that a damaged cell does not affect the others.
 */
export async function* readCsv(chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord> {
  let buffer: Buffer = Buffer.alloc(0);
  let line = 1;
  let format: Format | undefined;

  function* drain(isEnd: boolean): Generator<CsvRecord> {
    if (!format) {
      if (!isEnd && buffer.length < SAMPLE_BYTES) return;
      format = detectFormat(buffer);
      line += countByte(format.newline, buffer.subarray(0, format.start));
      buffer = buffer.subarray(format.start);
    }
    while (buffer.length > 0) {
      const { records, isBroken } = parseBlock(buffer, format, isEnd);
      let start = 0;
      for (const { cells, end } of records) {
        if (cells.some((cell) => cell.trim() !== '')) yield { line, cells: cells.map(decode) };
        line += countByte(format.newline, buffer.subarray(start, end));
        start = end;
      }
      buffer = buffer.subarray(start);
      if (!isBroken) return;
      const end = buffer.indexOf(format.newline) + 1 || buffer.length;
      const cells = buffer.toString('latin1', 0, end).trimEnd().split(format.separator);
      yield { line, cells: cells.map(decode), fault: 'A quotation mark is opened and never closed.' };
      line++;
      buffer = buffer.subarray(end);
    }
  }

  for await (const chunk of decodeFile(chunks)) {
    buffer = Buffer.concat([buffer, chunk]);
    yield* drain(false);
  }
  yield* drain(true);
}

function detectFormat(buffer: Buffer): Format {
  const text = buffer.toString('latin1');
  let start = text.startsWith('\xEF\xBB\xBF') ? 3 : 0;
  const newline = text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
  // Excel writes the separator into the first line: "sep=;".
  const hint = /^sep=(.)\r?[\n\r]/i.exec(text.slice(start, start + 10));
  if (hint?.[1]) return { separator: hint[1], newline, start: start + hint[0].length };
  while (text[start] === '\n' || text[start] === '\r') start++;
  const end = text.indexOf(newline, start);
  const header = text.slice(start, end < 0 ? text.length : end).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return { separator: SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',', newline, start };
}

type Block = {
  /** Complete records; `end` is the offset behind the record. */
  records: { cells: string[]; end: number }[];
  /** Behind the records follows a record with an unclosed quotation mark. */
  isBroken: boolean;
};

function parseBlock(block: Buffer, { separator, newline }: Format, isEnd: boolean): Block {
  const records: Block['records'] = [];
  let start = 0;
  try {
    parse(block, {
      encoding: 'latin1',
      delimiter: separator,
      record_delimiter: newline === '\n' ? ['\r\n', '\n'] : ['\r'],
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: MAX_RECORD_BYTES,
      on_record: (cells: string[], { bytes: end }) => {
        const record = block.subarray(start, end);
        if (countByte(newline, record) > MAX_RECORD_LINES) throw new TooManyLines();
        // The rest of the last record may be in the next chunk.
        if (isEnd || record.at(-1) === newline.charCodeAt(0)) records.push({ cells, end });
        start = end;
        return null;
      },
    });
    return { records, isBroken: false };
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof TooManyLines)) throw error;
    const isIncomplete = !isEnd && error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED';
    return { records, isBroken: !isIncomplete };
  }
}

class TooManyLines extends Error {}

function countByte(character: string, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(character); at >= 0; at = bytes.indexOf(character, at + 1)) count++;
  return count;
}

const windows1252 = new TextDecoder('windows-1252');

/** UTF-8, or windows-1252 as older Windows programs write it. */
function decode(cell: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: any character outside ASCII needs decoding
  if (/^[\x00-\x7f]*$/.test(cell)) return cell;
  const bytes = Buffer.from(cell, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : windows1252.decode(bytes);
}
