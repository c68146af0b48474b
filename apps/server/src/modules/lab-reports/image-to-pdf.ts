import { buffer } from 'node:stream/consumers';

/** In points. */
const MARGIN = 24;
const MAX_SIDE_PIXELS = 2400;

/** A one-page A4 PDF of a photographed report, so that every stored report is a PDF. */
export async function imageToPdf(image: Buffer): Promise<Buffer> {
  // Loaded with the first photo: most servers never get one.
  const [{ default: sharp }, { default: PDFDocument }] = await Promise.all([import('sharp'), import('pdfkit')]);
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
