import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { TextDecoder } from 'node:util';
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

/** Yields unzipped bytes in an ASCII-compatible encoding. `onRead` gets the number of bytes read from the file. */
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
    yield* utf16ToUtf8(unzipped);
  } catch (error) {
    throw new Problem('VALIDATION', `The file ${file} cannot be read to its end (${(error as Error).message}).`);
  } finally {
    source.destroy();
  }
}

/** Excel saves "Unicode text" as UTF-16. */
async function* utf16ToUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  for await (const chunk of chunks) {
    const byteOrderMark = isFirst && chunk.length >= 2 ? chunk.readUInt16BE() : 0;
    isFirst = false;
    if (byteOrderMark === 0xfffe) decoder = new TextDecoder('utf-16le');
    if (byteOrderMark === 0xfeff) decoder = new TextDecoder('utf-16be');
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
}
