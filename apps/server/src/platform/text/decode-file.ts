import { TextDecoder } from 'node:util';
import { Problem } from '../http/problem.ts';

const SAVE_AS_CSV = 'Open it in Excel, choose “Save as” and the type “CSV UTF-8”, and send that file.';

/** First characters of files that people send in place of a CSV file. */
const OTHER_FILES: readonly [starts: readonly string[], message: string][] = [
  [['PK\x03\x04', '\xd0\xcf\x11\xe0'], `This is an Excel workbook, also if its name ends in .csv. ${SAVE_AS_CSV}`],
  [['<html', '<table', '<!doctype', '<head', '<meta', '<?xml'], `This is a web page, not a CSV file. ${SAVE_AS_CSV}`],
  [['%PDF'], 'This is a PDF, not a CSV file.'],
  [['\x89PNG', '\xff\xd8\xff', 'GIF8'], 'This is a picture, not a CSV file.'],
];
const START_BYTES = 64;

/** Yields the bytes in an ASCII-compatible encoding: UTF-16, as Excel saves "Unicode text", becomes UTF-8. */
export async function* decodeFile(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  const decode = (bytes: Buffer) => (decoder ? Buffer.from(decoder.decode(bytes, { stream: true })) : bytes);
  for await (const chunk of chunks) {
    if (!start) {
      yield decode(chunk);
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < START_BYTES) continue;
    decoder = decoderOf(start);
    yield decode(start);
    start = undefined;
  }
  if (!start) return;
  decoder = decoderOf(start);
  yield decode(start);
}

function decoderOf(start: Buffer): TextDecoder | undefined {
  const text = start.toString('latin1', 0, START_BYTES).replace('\xef\xbb\xbf', '').trimStart().toLowerCase();
  for (const [starts, message] of OTHER_FILES) {
    if (starts.some((each) => text.startsWith(each.toLowerCase()))) throw new Problem('VALIDATION', message);
  }
  const [first, second] = start;
  if (first === undefined || second === undefined) return undefined;
  // With a byte order mark, or without one a first letter of ASCII.
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return new TextDecoder('utf-16le');
  return (first === 0xfe && second === 0xff) || (first === 0 && second > 0) ? new TextDecoder('utf-16be') : undefined;
}
