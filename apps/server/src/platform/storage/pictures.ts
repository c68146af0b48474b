import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '@subah/contract/picture';
import { apiRequests } from '@subah/messages/api/requests';
import type { Text } from '@subah/messages/message';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../database/database.ts';
import { fieldProblem, notFound } from '../http/problem.ts';
import type { FileStorage } from './storage.ts';

const KEY = '(?:[a-z0-9-]{1,80}/)?[a-z0-9-]{1,120}';
const NAME = new RegExp(`^(${KEY})-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);
/** A changed picture has another key. */
const UNCHANGING = 'public, max-age=31536000, immutable';
/** Photos of customers are deleted with the account, so no CDN keeps them. */
const PERSONAL = 'private, max-age=86400';
const PEOPLE = 'people/';
/** A drawing stands in for a size that is ready a moment later. */
const SOON_REPLACED = 'public, max-age=10';
/** No upload is stored as SVG; this holds even so. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Widths that cards choose from. */
export const CARD_WIDTHS = [300, 600] as const;

/** Resizing is CPU-bound; more would slow down requests. */
const MAX_PARALLEL_RESIZES = 2;

export type Pictures = ReturnType<typeof openPictures>;
type StoredPicture = { bytes: Buffer; format: PictureFormat | 'svg+xml' };

/** Public pictures. Originals are stored; each size is generated on the first request and stored beside them. */
export function openPictures(storage: FileStorage) {
  const inProgress = new Map<string, Promise<Buffer>>();
  const limit = limitConcurrency(MAX_PARALLEL_RESIZES);
  const original = (key: string) => `originals/${key}`;
  const sized = (name: string) => `sizes/${name}`;

  const generate = async (source: Buffer, width: number, format: PictureFormat, name: string): Promise<Buffer> => {
    const bytes = await limit(() => resize(source, width, format));
    await storage.write(sized(name), bytes).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
    });
    return bytes;
  };
  /** Concurrent requests share one generation. */
  const generateOnce = (source: Buffer, width: number, format: PictureFormat, name: string): Promise<Buffer> => {
    const running =
      inProgress.get(name) ?? generate(source, width, format, name).finally(() => inProgress.delete(name));
    inProgress.set(name, running);
    return running;
  };

  return {
    write: (key: string, bytes: Buffer | string): Promise<void> => storage.write(original(key), bytes),
    /** Its sizes may not be generated yet. */
    isStored: async (key: string): Promise<boolean> => Boolean(await storage.read(original(key))),
    async remove(key: string): Promise<void> {
      const sizes = PICTURE_WIDTHS.flatMap((width) =>
        PICTURE_FORMATS.map((format) => sized(`${key}-${width}.${format}`)),
      );
      // The original first, so that no size is generated from it meanwhile.
      await storage.remove(original(key));
      await Promise.all(sizes.map(storage.remove));
    },
    /**
     * `name` is `<key>-<width>.<format>`. Undefined when there is no such picture. With `acceptsDrawing`, an SVG whose size
     * is missing is returned as it is, and the size is generated in the background.
     */
    async readSize(name: string, { acceptsDrawing = false } = {}): Promise<StoredPicture | undefined> {
      const match = NAME.exec(name);
      if (!match) return undefined;
      const [, key, width, format] = match as unknown as [string, string, string, PictureFormat];
      const stored = await storage.read(sized(name));
      if (stored) return { bytes: stored, format };
      const source = await storage.read(original(key));
      if (!source) return undefined;
      const generated = generateOnce(source, Number(width), format, name);
      if (acceptsDrawing && isDrawing(source)) {
        // The next request tries again and reports the failure.
        generated.catch(() => {});
        return { bytes: source, format: 'svg+xml' };
      }
      return { bytes: await generated, format };
    },
  };
}

const ACCEPTED_FORMATS = ['jpeg', 'png', 'webp'];
const MAX_SIDE = 2000;
const MAX_PIXELS = 50_000_000;

/**
 * Re-encodes an uploaded picture, which strips metadata (GPS position) and embedded scripts. The type is detected from the
 * bytes. On failure throws a problem of `field` with `text`.
 */
export async function acceptPicture(
  bytes: Buffer,
  field: string,
  text: Text = apiRequests.pictureType,
): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await image.metadata();
    if (!ACCEPTED_FORMATS.includes(format ?? '')) throw new Error(`${format} is not accepted`);
    return await image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, effort: 3 })
      .toBuffer();
  } catch {
    throw fieldProblem(field, text);
  }
}

export function servePictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const name = request.params['*'];
    const { accept } = request.headers;
    const picture = await pictures.readSize(showsAvif(accept) ? name : name.replace(/avif$/, 'webp'), {
      acceptsDrawing: Boolean(accept?.includes('image/svg+xml')),
    });
    if (!picture) throw notFound('picture');
    if (picture.format === 'svg+xml') return sendDrawing(request, reply, picture.bytes);
    if (name.endsWith('.avif')) reply.header('vary', 'accept');
    const etag = `"${createHash('sha256').update(picture.bytes).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', name.startsWith(PEOPLE) ? PERSONAL : UNCHANGING).header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(`image/${picture.format}`).send(picture.bytes);
  });
}

/** Sends the drawing itself while its size is generated, so that the first visitor of a page does not wait for it. */
async function sendDrawing(request: FastifyRequest, reply: FastifyReply, svg: Buffer): Promise<FastifyReply> {
  reply.header('cache-control', SOON_REPLACED).header('vary', 'accept, accept-encoding');
  reply.header('content-security-policy', DRAWING_POLICY).type('image/svg+xml');
  if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(svg);
  return reply.header('content-encoding', 'gzip').send(await compress(svg));
}

const compress = promisify(gzip);

const isDrawing = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString() === '<svg';

/** Pages name pictures in AVIF only. A browser lists the formats that it can show; other clients get what they ask for. */
const showsAvif = (accept = ''): boolean => accept.includes('image/avif') || !accept.includes('image/');

async function resize(source: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width: originalWidth = width, format: originalFormat } = await sharp(source).metadata();
  // Render an SVG at the target size instead of scaling it up.
  const image = sharp(source, originalFormat === 'svg' ? { density: (72 * width) / originalWidth } : {}).resize({
    width,
    withoutEnlargement: originalFormat !== 'svg',
  });
  return format === 'avif'
    ? image.avif({ quality: 60, effort: 1 }).toBuffer()
    : image.webp({ quality: 82, effort: 3 }).toBuffer();
}

/** Loaded with the first picture to convert: libvips takes memory that a server with stored sizes does not need. */
const loadSharp = async () => (await import('sharp')).default;

function limitConcurrency(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
