import { randomUUID } from 'node:crypto';
import { Problem } from '../http/problem.ts';
import { StartFailure } from '../start-failure.ts';
import { bucketStorage } from './bucket-storage.ts';
import type { Bucket } from './bucket-url.ts';

const FOLDER = 'private';

/**
 * Does everything once that the shop will do there, so that a wrong key or a missing right is one line at the start and not a
 * failed upload later. A bucket whose private files anybody can read is refused.
 */
export async function checkBucket(bucket: Bucket): Promise<void> {
  const place = bucketStorage(bucket, FOLDER);
  const key = `start-check/${randomUUID()}`;
  try {
    await place.write(key, key);
    const isKept = String(await place.read(key)) === key;
    const isPublic = await opensForAnybody(`${bucket.address}/${FOLDER}/${key}`);
    await place.remove(key);
    // Without the right to list, a missing file is answered as a forbidden one.
    const isGone = (await place.read(key)) === undefined;
    if (!isKept || !isGone) throw unusable(bucket, 'it does not give back what is written and removed');
    if (isPublic) throw unusable(bucket, 'anybody can read it; take public access away');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw unusable(bucket, (error.cause as Error).message);
  }
}

async function opensForAnybody(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000), redirect: 'manual' }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  return response?.ok ?? false;
}

const unusable = ({ address }: Bucket, why: string) =>
  new StartFailure(`The bucket of S3_URL at ${address} cannot be used: ${why}.`);
