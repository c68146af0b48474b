import { type Db, inTransaction, isDatabaseUnavailable, type Tx } from '../database/database.ts';
import type { Pictures } from './pictures.ts';

type Deps = { db: Db; pictures: Pictures };

/** Stores pictures, then runs the transaction that refers to them. A refused form leaves no picture behind. */
export async function saveWithPictures<Stored, Result>(
  { db, pictures }: Deps,
  store: (pictures: Pictures) => Promise<Stored>,
  save: (tx: Tx, stored: Stored) => Promise<Result>,
): Promise<Result> {
  const written: string[] = [];
  const write: Pictures['write'] = (key, bytes) => {
    written.push(key);
    return pictures.write(key, bytes);
  };
  try {
    const stored = await store({ ...pictures, write });
    return await inTransaction(db, (tx) => save(tx, stored));
  } catch (error) {
    // When the connection broke during the commit, the row may exist and need its picture.
    if (!isDatabaseUnavailable(error)) await Promise.allSettled(written.map(pictures.remove));
    throw error;
  }
}
