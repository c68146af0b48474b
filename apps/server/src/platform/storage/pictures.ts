import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '@subah/contract/picture';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { fieldProblem, notFound } from '../http/problem.ts';
import type { FileStorage } from './storage.ts';

const KEY = '(?:[a-z0-9-]{1,80}/)?[a-z0-9-]{1,120}';
const NAME = new RegExp(`^(${KEY})-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);
const ONE_WEEK_SECONDS = 7 * 24 * 60 * 60;

/** Two at a time leave the processor to the shop. */
const MOST_AT_ONCE = 2;

export type Pictures = ReturnType<typeof openPictures>;

/**
 * Pictures of the shop in one place. Originals are kept; each size is made when it is first asked for, once, and
 * kept beside them. A key is made by us and never from an uploaded name, so it cannot point anywhere else.
 */
export function openPictures(place: FileStorage) {
  const making = new Map<string, Promise<Buffer | undefined>>();
  const turn = takeTurns(MOST_AT_ONCE);
  const original = (key: string) => `originals/${key}`;
  const sized = (name: string) => `sizes/${name}`;

  const make = async (
    key: string,
    width: PictureWidth,
    format: PictureFormat,
    name: string,
  ): Promise<Buffer | undefined> => {
    const source = await place.read(original(key));
    if (!source) return undefined;
    const bytes = await turn(() => resize(source, width, format));
    await place.write(sized(name), bytes);
    return bytes;
  };

  return {
    write: (key: string, bytes: Buffer | string): Promise<void> => place.write(original(key), bytes),
    /** Removes a picture in all its sizes. */
    async remove(key: string): Promise<void> {
      const sizes = PICTURE_WIDTHS.flatMap((width) =>
        PICTURE_FORMATS.map((format) => sized(`${key}-${width}.${format}`)),
      );
      // The original first, so that nothing is made from it any more.
      await place.remove(original(key));
      await Promise.all(sizes.map(place.remove));
    },
    /** The bytes of `<key>-<width>.<format>`, or nothing when there is no such picture. */
    async readSize(name: string): Promise<{ bytes: Buffer; format: PictureFormat } | undefined> {
      const match = NAME.exec(name);
      if (!match) return undefined;
      const [, key, width, format] = match as unknown as [string, string, string, PictureFormat];
      let bytes: Buffer | undefined = await place.read(sized(name));
      if (!bytes) {
        const running = making.get(name) ?? make(key, Number(width) as PictureWidth, format, name);
        making.set(name, running);
        bytes = await running.finally(() => making.delete(name));
      }
      return bytes && { bytes, format };
    },
  };
}

const ACCEPTED = ['jpeg', 'png', 'webp'];
const LARGEST_SIDE = 2000;
const MOST_PIXELS = 50_000_000;

/**
 * A picture that somebody sent, drawn anew: whatever was hidden in the file (where a photo was taken, a script) is gone,
 * and what its content is counts, not what its name says. `field` and `sentence` tell the person when it is refused.
 */
export async function acceptPicture(
  bytes: Buffer,
  field: string,
  sentence = 'Only JPG, PNG, WEBP allowed.',
): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { format } = await image.metadata();
    if (!ACCEPTED.includes(format ?? '')) throw new Error(`a ${format} is not accepted`);
    return await image
      .autoOrient()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, effort: 3 })
      .toBuffer();
  } catch {
    throw fieldProblem(field, sentence);
  }
}

export function servePictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const picture = await pictures.readSize(request.params['*']);
    if (!picture) throw notFound('Picture');
    return reply
      .type(`image/${picture.format}`)
      .header('cache-control', `public, max-age=${ONE_WEEK_SECONDS}`)
      .send(picture.bytes);
  });
}

async function resize(source: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const { width: own = width, format: kind } = await sharp(source).metadata();
  // A vector is drawn at the size that is wanted instead of being blown up.
  const image = sharp(source, kind === 'svg' ? { density: (72 * width) / own } : {}).resize({
    width,
    withoutEnlargement: kind !== 'svg',
  });
  return format === 'avif'
    ? image.avif({ quality: 60, effort: 1 }).toBuffer()
    : image.webp({ quality: 82, effort: 3 }).toBuffer();
}

function takeTurns(mostAtOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
