import { randomUUID } from 'node:crypto';
import { Problem } from '../http/problem.ts';
import { StartFailure } from '../start-failure.ts';
import { bucketStorage } from './bucket-storage.ts';
import type { Bucket } from './bucket-url.ts';

const FOLDER = 'private';

/**
 * Writes, reads and removes a file, so that wrong keys or missing permissions fail at the start instead of at the first
 * upload. Also refuses a bucket with public read access.
 */
export async function checkBucket(bucket: Bucket): Promise<void> {
  const storage = bucketStorage(bucket, FOLDER);
  const key = `start-check/${randomUUID()}`;
  try {
    await storage.write(key, key);
    const isStored = String(await storage.read(key)) === key;
    const isPublic = await isReadableWithoutKeys(`${bucket.address}/${FOLDER}/${key}`);
    await storage.remove(key);
    // Without permission to list, S3 answers 403 instead of 404 for a missing file.
    const isRemoved = (await storage.read(key)) === undefined;
    if (!isStored || !isRemoved) throw unusable(bucket, 'it does not give back what is written and removed');
    if (isPublic) throw unusable(bucket, 'anybody can read it; take public access away');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw unusable(bucket, (error.cause as Error).message);
  }
}

async function isReadableWithoutKeys(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000), redirect: 'manual' }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  return response?.ok ?? false;
}

const unusable = ({ address }: Bucket, why: string) =>
  new StartFailure(`The bucket of S3_URL at ${address} cannot be used: ${why}.`);
