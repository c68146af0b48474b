import { inflateSync } from 'node:zlib';

/**
 * Extracts the text of a PDF made with pdfkit, one line per text object. Embedded subset fonts renumber their glyphs; their
 * ToUnicode tables map them back.
 */
export function pdfText(bytes: Buffer): string {
  const objects = readObjects(bytes);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name, reference] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(reference))?.head ?? '')?.[1];
      if (name && table) fonts.set(name, readToUnicode(objects.get(Number(table))?.text ?? ''));
    }
  }
  const pages = [...objects.values()].filter(({ text }) => /\bTJ\b/.test(text));
  return pages.map(({ text }) => readPage(text, fonts)).join('\n');
}

type PdfObject = { head: string; text: string };

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const file = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, number = '', body = ''] = match;
    const [head = '', stream] = body.split(/\nstream\n/);
    const packed = stream?.replace(/\nendstream$/, '');
    const isPacked = head.includes('/FlateDecode') && packed !== undefined;
    const text = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : (packed ?? '');
    objects.set(Number(number), { head, text });
  }
  return objects;
}

function readToUnicode(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    let code = Number.parseInt(from, 16);
    for (const [, hex = ''] of list.matchAll(/<([\w ]*)>/g)) {
      letters.set(code++, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

function readPage(text: string, fonts: Map<string, Map<number, string>>): string {
  let font: Map<number, string> | undefined;
  const lines: string[] = [];
  for (const [, name, pieces] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name);
    else lines.push([...(pieces ?? '').matchAll(/<(\w*)>/g)].map(([, hex = '']) => decode(hex, font)).join(''));
  }
  return lines.join('\n');
}

const decode = (hex: string, font: Map<number, string> | undefined): string =>
  (hex.match(/.{4}/g) ?? []).map((code) => font?.get(Number.parseInt(code, 16)) ?? '?').join('');
