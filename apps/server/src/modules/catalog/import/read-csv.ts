import { isUtf8 } from 'node:buffer';

/** One record; `line` is where it begins, as an editor counts. A record with a fault cannot be read as a row. */
export type CsvRecord = { line: number; cells: string[]; fault?: string };

type Format = { separator: string; newline: string; start: number };
type Scanned = { cells: string[]; next: number; fault?: string };

const SEPARATORS = [',', ';', '\t', '|'];
const SAMPLE_CHARACTERS = 16 * 1024;

/** A quoted cell that goes on for longer than this was opened by a stray quotation mark. */
const LONGEST_RECORD = 256 * 1024;
const MOST_LINES = 200;

/**
 * Reads CSV (RFC 4180: quotes, doubled quotes, line breaks inside quotes) record by record, the header as the first one.
 * The separator is found by itself. Inside, each byte is one character of a string, because separators are ASCII in every
 * encoding that we take; the cells are decoded at the end, one by one, so that a damaged one harms no other.
 */
export async function* readCsv(chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord> {
  let text = '';
  let at = 0;
  let line = 1;
  let format: Format | undefined;

  function* drain(isEnd: boolean): Generator<CsvRecord> {
    if (!format) {
      if (!isEnd && text.length < SAMPLE_CHARACTERS) return;
      format = findFormat(text);
      line += countOf(format.newline, text, 0, format.start);
      at = format.start;
    }
    while (at < text.length) {
      const scanned = scanRecord(text, at, format, isEnd);
      if (!scanned) return;
      const { cells, next, fault } = scanned;
      if (cells.some((cell) => cell.trim() !== '')) {
        yield { line, cells: cells.map(decode), ...(fault ? { fault } : {}) };
      }
      line += countOf(format.newline, text, at, next);
      at = next;
    }
  }

  for await (const chunk of chunks) {
    text = text.slice(at) + chunk.toString('latin1');
    at = 0;
    yield* drain(false);
  }
  yield* drain(true);
}

function findFormat(text: string): Format {
  let start = text.startsWith('\xEF\xBB\xBF') ? 3 : 0;
  const newline = text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
  // Excel's own hint.
  const hint = /^sep=(.)\r?[\n\r]/i.exec(text.slice(start, start + 10));
  if (hint?.[1]) return { separator: hint[1], newline, start: start + hint[0].length };
  while (text[start] === '\n' || text[start] === '\r') start++;
  const end = text.indexOf(newline, start);
  const header = text.slice(start, end < 0 ? text.length : end).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => countOf(separator, header, 0, header.length));
  return { separator: SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',', newline, start };
}

/** Nothing when the record goes on in a part of the file that has not been read. */
function scanRecord(text: string, at: number, format: Format, isEnd: boolean): Scanned | undefined {
  const end = text.indexOf(format.newline, at);
  if (end < 0 && !isEnd) return undefined;
  const next = end < 0 ? text.length : end + 1;
  const row = text.slice(at, end < 0 ? text.length : end);
  if (!row.includes('"')) return { cells: withoutReturn(row).split(format.separator), next };
  const scanned = scanQuoted(text, at, format, isEnd);
  if (scanned !== 'broken') return scanned;
  return {
    cells: withoutReturn(row).split(format.separator),
    next,
    fault: 'A quotation mark is opened and never closed.',
  };
}

function scanQuoted(
  text: string,
  at: number,
  { separator, newline }: Format,
  isEnd: boolean,
): Scanned | 'broken' | undefined {
  const cells: string[] = [];
  let here = at;
  for (;;) {
    let cell = '';
    if (text[here] === '"') {
      for (;;) {
        const quote = text.indexOf('"', here + 1);
        const isTooLong = (quote < 0 ? text.length : quote) - at > LONGEST_RECORD;
        if (isTooLong || (quote < 0 && isEnd)) return 'broken';
        // The character after the mark tells whether it is a doubled one.
        if (quote < 0 || (quote + 1 === text.length && !isEnd)) return undefined;
        cell += text.slice(here + 1, quote);
        here = quote + 1;
        if (text[here] !== '"') break;
        cell += '"';
      }
      if (countOf(newline, text, at, here) > MOST_LINES) return 'broken';
    }
    let stop = here;
    while (stop < text.length && text[stop] !== separator && text[stop] !== newline) stop++;
    if (stop === text.length && !isEnd) return undefined;
    cell += text.slice(here, stop);
    if (stop < text.length && text[stop] === separator) {
      cells.push(cell);
      here = stop + 1;
    } else {
      cells.push(withoutReturn(cell));
      return { cells, next: stop + 1 };
    }
  }
}

const withoutReturn = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text);

function countOf(character: string, text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf(character, from); at >= 0 && at < to; at = text.indexOf(character, at + 1)) count++;
  return count;
}

const windows1252 = new TextDecoder('windows-1252');

/** UTF-8, or what Windows programs wrote before it. */
function decode(cell: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: any character outside ASCII needs decoding
  if (/^[\x00-\x7f]*$/.test(cell)) return cell;
  const bytes = Buffer.from(cell, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : windows1252.decode(bytes);
}
