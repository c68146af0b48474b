import type pg from 'pg';
import { StartFailure } from '../start-failure.ts';

/** An empty schema that exists from the first change of a restore, or of a move of the database, to the last. */
const MARK = 'unfinished_restore';

type Client = Pick<pg.ClientBase, 'query'>;

export const beginRestore = async (client: Client): Promise<void> =>
  void (await client.query(`create schema if not exists ${MARK}`));

export const endRestore = async (client: Client): Promise<void> => void (await client.query(`drop schema ${MARK}`));

export async function isRestoreUnfinished(client: Client): Promise<boolean> {
  const { rows } = await client.query('select to_regnamespace($1) is not null as found', [MARK]);
  return rows[0].found;
}

/** A part of the rows or files looks like a shop, but is none. */
export async function refuseUnfinishedRestore(client: Client): Promise<void> {
  if (await isRestoreUnfinished(client))
    throw new StartFailure('A restore or move into this database did not finish; run it again.');
}
