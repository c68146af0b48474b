import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { Problem } from '../../../platform/http/problem.ts';

/** What a file is, and a hash by which it is known again. */
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

/** The bytes of the file, unpacked and in an encoding that contains ASCII. `onRead` hears how many bytes are behind us. */
export async function* readBytes(
  file: string,
  { isGzip }: Pick<FileFacts, 'isGzip'>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  source.on('data', () => onRead(source.bytesRead));
  const unpacked = isGzip ? source.pipe(createGunzip()) : source;
  if (isGzip) source.on('error', (error) => unpacked.destroy(error));
  try {
    yield* withoutUtf16(unpacked);
  } catch (error) {
    throw new Problem('VALIDATION', `The file ${file} cannot be read to its end (${(error as Error).message}).`);
  } finally {
    source.destroy();
  }
}

/** Spreadsheets call it "Unicode text". */
async function* withoutUtf16(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  for await (const chunk of chunks) {
    const mark = isFirst && chunk.length >= 2 ? chunk.readUInt16BE() : 0;
    isFirst = false;
    if (mark === 0xfffe) decoder = new TextDecoder('utf-16le');
    if (mark === 0xfeff) decoder = new TextDecoder('utf-16be');
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
}
