import path from 'node:path';
import type PDFDocument from 'pdfkit';
import { SERVER_FOLDER } from '../../platform/server-folder.ts';

const FONTS = path.join(SERVER_FOLDER, 'assets/fonts');

type PdfDocument = InstanceType<typeof PDFDocument>;

const parsedFonts = new Map<string, string>();

/**
 * Parsing a font takes far longer than rendering a page, so parsed fonts are cached. PDFKit accepts a parsed font but
 * exposes it only in the private field `_font`.
 */
function loadFont(doc: PdfDocument, name: 'regular' | 'bold'): void {
  doc.registerFont(name, parsedFonts.get(name) ?? path.join(FONTS, `mukta-${name}.ttf`));
  if (parsedFonts.has(name)) return;
  doc.font(name);
  const { _font } = doc as unknown as { _font: { font: string } };
  parsedFonts.set(name, _font.font);
}

export const INK = '#14231a';
export const QUIET = '#4b5d52';
export const GREEN = '#15803d';
const RULE = '#d8d3c5';
export const TINT = '#f3f7f1';

export const LEFT = 40;
export const RIGHT = 555;
const BOTTOM = 780;

/** A document that is filled from top to bottom. Lengths are in points. */
export type Paper = Awaited<ReturnType<typeof openPaper>>;

type Style = { bold?: boolean; size?: number; color?: string; align?: 'left' | 'right' | 'center' };

/** `size` may be width and height. */
type Format = { size: 'A4' | 'A6' | [number, number]; left: number; right: number; bottom: number };

const A4: Format = { size: 'A4', left: LEFT, right: RIGHT, bottom: BOTTOM };

export async function openPaper(title: string, { size, left, right, bottom } = A4) {
  // Loaded with the first invoice: with its font library it takes more memory than the rest of this module's code.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size,
    margin: left,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    // Readers show these beside the title; without them pdfkit writes its own name.
    info: { Title: title, Creator: '', Producer: '' },
  });
  loadFont(doc, 'regular');
  loadFont(doc, 'bold');
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  let y = left;

  const applyStyle = ({ bold = false, size = 10, color = INK }: Style) =>
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  const heightOf = (text: string, width: number, style: Style) =>
    applyStyle(style).heightOfString(text, { width, lineGap: -2 });

  return {
    get y() {
      return y;
    },
    down: (by: number) => {
      y += by;
    },
    moveTo: (to: number) => {
      y = to;
    },
    /** Writes text without moving `y`; returns its height. */
    write(text: string, x: number, top: number, width: number, style: Style = {}): number {
      const height = heightOf(text, width, style);
      applyStyle(style).text(text, x, top, { width, lineGap: -2, align: style.align ?? 'left' });
      return height;
    },
    heightOf,
    line(color = RULE): void {
      doc.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(color).stroke();
    },
    box(x: number, top: number, width: number, height: number, color: string): void {
      doc.rect(x, top, width, height).fill(color);
    },
    /** Starts a new page if `height` does not fit; returns whether it did. */
    need(height: number): boolean {
      if (y + height <= bottom) return false;
      doc.addPage();
      y = left;
      return true;
    },
    breakPage(): void {
      doc.addPage();
      y = left;
    },
    /** Writes the footer, if there is one, of every page and returns the file. */
    async finish(footer?: string): Promise<Buffer<ArrayBuffer>> {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; footer && page < start + count; page++) {
        doc.switchToPage(page);
        const text = `${footer} · Page ${page + 1} of ${count}`;
        applyStyle({ size: 8.5, color: QUIET }).text(text, LEFT, 800, {
          width: RIGHT - LEFT,
          align: 'center',
          height: 12,
        });
      }
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}
