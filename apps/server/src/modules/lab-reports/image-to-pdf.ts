import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** In points. */
const MARGIN = 24;
const MAX_SIDE_PIXELS = 2400;

/** A one-page A4 PDF of a photographed report, so that every stored report is a PDF. */
export async function imageToPdf(image: Buffer): Promise<Buffer> {
  const jpeg = await sharp(image)
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer();
  const document = new PDFDocument({ size: 'A4', margin: MARGIN });
  const { width, height } = document.page;
  document.image(jpeg, MARGIN, MARGIN, { fit: [width - 2 * MARGIN, height - 2 * MARGIN], align: 'center' });
  document.end();
  return buffer(document);
}
