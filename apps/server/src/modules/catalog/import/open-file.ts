import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Problem } from '../../../platform/http/problem.ts';

/** `hash` identifies the file when its import resumes. */
export type FileFacts = { bytes: number; hash: string; isGzip: boolean };

export async function examineFile(file: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new Problem('NOT_FOUND', `The file ${file} cannot be read (${error.code}).`);
  });
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new Problem('VALIDATION', `${file} is not a file.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    await pipeline(createReadStream(file), hash);
    return { bytes: stat.size, hash: hash.digest('hex'), isGzip: bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b };
  } finally {
    await handle.close();
  }
}

/** Yields unzipped bytes. `onRead` gets the number of bytes read from the file. */
export async function* readBytes(
  file: string,
  { isGzip }: Pick<FileFacts, 'isGzip'>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  source.on('data', () => onRead(source.bytesRead));
  const unzipped = isGzip ? source.pipe(createGunzip()) : source;
  if (isGzip) source.on('error', (error) => unzipped.destroy(error));
  try {
    yield* unzipped;
  } catch (error) {
    throw new Problem('VALIDATION', `The file ${file} cannot be read to its end (${(error as Error).message}).`);
  } finally {
    source.destroy();
  }
}
