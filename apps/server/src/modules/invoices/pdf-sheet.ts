import path from 'node:path';
import PDFDocument from 'pdfkit';

const FONTS = path.resolve(import.meta.dirname, '../../../assets/fonts');

type PdfDocument = InstanceType<typeof PDFDocument>;

const parsedFonts = new Map<string, string>();

/**
 * Reading the tables of a font takes far longer than printing a page with it, so it is read once. The library takes a
 * font that it has read before, but gives it out only in a field of its own.
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

/** An A4 sheet on which things are placed from top to bottom, with a fresh one when it is full. */
export type Paper = ReturnType<typeof openPaper>;

type Style = { bold?: boolean; size?: number; color?: string; align?: 'left' | 'right' | 'center' };

export function openPaper(title: string) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: 'Subah', Creator: 'Subah', Producer: 'Subah' },
  });
  loadFont(doc, 'regular');
  loadFont(doc, 'bold');
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  let y = LEFT;

  const style = ({ bold = false, size = 10, color = INK }: Style) =>
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  const heightOf = (text: string, width: number, how: Style) => style(how).heightOfString(text, { width, lineGap: -2 });

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
    /** Text at a place of its own; gives its height. */
    write(text: string, x: number, top: number, width: number, how: Style = {}): number {
      const height = heightOf(text, width, how);
      style(how).text(text, x, top, { width, lineGap: -2, align: how.align ?? 'left' });
      return height;
    },
    heightOf,
    line(color = RULE): void {
      doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(color).stroke();
    },
    box(x: number, top: number, width: number, height: number, color: string): void {
      doc.rect(x, top, width, height).fill(color);
    },
    /** True when a fresh sheet was begun because this much does not fit any more. */
    need(height: number): boolean {
      if (y + height <= BOTTOM) return false;
      doc.addPage();
      y = LEFT;
      return true;
    },
    /** Writes the foot of every sheet and gives the finished file. */
    async finish(foot: string): Promise<Buffer<ArrayBuffer>> {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page);
        const text = `${foot} · Page ${page + 1} of ${count}`;
        style({ size: 8.5, color: QUIET }).text(text, LEFT, 800, { width: RIGHT - LEFT, align: 'center', height: 12 });
      }
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}
