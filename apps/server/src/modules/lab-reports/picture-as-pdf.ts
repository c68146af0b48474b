import sharp from 'sharp';

const A4 = { width: 595, height: 842 };
const MARGIN = 24;
const LARGEST_SIDE = 2400;

/** A photographed report as a PDF of one page, so that every report is one kind of file. */
export async function pictureAsPdf(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  const scale = Math.min((A4.width - 2 * MARGIN) / info.width, (A4.height - 2 * MARGIN) / info.height);
  const [width, height] = [info.width * scale, info.height * scale];
  const [left, bottom] = [(A4.width - width) / 2, A4.height - MARGIN - height];
  const drawing = `q ${width.toFixed(2)} 0 0 ${height.toFixed(2)} ${left.toFixed(2)} ${bottom.toFixed(2)} cm /Photo Do Q`;
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << /XObject << /Photo 5 0 R >> >> >>`,
    stream('', Buffer.from(drawing)),
    stream(
      `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode `,
      data,
    ),
  ]);
}

const stream = (facts: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${facts}/Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);

/** The file format in short: numbered objects, then a table of where each begins. */
function writePdf(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const begins: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (bytes: Buffer) => {
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    begins.push(length);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const table = begins.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
