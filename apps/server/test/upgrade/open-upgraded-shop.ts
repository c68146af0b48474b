import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { inject } from 'vitest';
import { onCluster, openDatabase } from '../../src/platform/database/database.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { migrateJobQueue } from '../../src/platform/jobs/jobs.ts';
import { openDemoShop } from '../open-shop.ts';

const DUMP = path.join(import.meta.dirname, 'last-release.sql.br');
const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');

type OldShop = {
  /** The name of its database. */
  template: string;
  /** The first migration that it does not have. */
  firstMigration: string;
  /** SQL that adds what the dump of the last release lacks. */
  prepare: string;
};

/** A shop as it was before a migration, upgraded to the present. */
export async function openUpgradedShop({ template, firstMigration, prepare }: OldShop) {
  const config = onCluster(inject('cluster'), template);
  const server = new pg.Client(onCluster(inject('cluster')));
  await server.connect();
  await server.query(`create database ${template}`);
  await server.end();
  const client = new pg.Client(config);
  await client.connect();
  await client.query(brotliDecompressSync(readFileSync(DUMP)).toString());
  await client.end();
  const database = openDatabase(config);
  await migrateJobQueue(database.pool);
  const folder = copyMigrationsBefore(firstMigration);
  await migrateDatabase(database, folder);
  rmSync(folder, { recursive: true });
  await database.pool.query(prepare);
  await migrateDatabase(database);
  await database.close();
  return openDemoShop({ template });
}

function copyMigrationsBefore(tag: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const before = entries.filter((entry: { tag: string }) => entry.tag < tag);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: before }));
  return folder;
}
