import net from 'node:net';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { freePort } from '../../../test/start-server.ts';
import { waitForDatabase } from './wait-for-database.ts';

const cluster = inject('cluster');

test('waits for a database that starts later, with a line about it', async () => {
  const port = await freePort();
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  const waiting = waitForDatabase(`postgres://postgres:secret@127.0.0.1:${port}/postgres`, { seconds: 60, report });
  await expect.poll(() => lines).toEqual([`waiting for the database 127.0.0.1:${port}/postgres (ECONNREFUSED)`]);
  const server = net.createServer((socket) => {
    const database = net.connect(path.join(cluster.host, `.s.PGSQL.${cluster.port}`));
    socket.on('error', () => {}).pipe(database);
    database.on('error', () => {}).pipe(socket);
  });
  server.listen(port, '127.0.0.1');
  await waiting;
  server.close();
});

test('gives up with one line that does not contain the password', async () => {
  const url = `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`;
  const error = await waitForDatabase(url, { seconds: 0, report: () => {} }).catch((reason: Error) => reason);
  expect(String(error)).toMatch(/^Error: The database 127\.0\.0\.1:\d+\/shop does not answer \(ECONNREFUSED\)/);
});

test('does not wait for a database that refuses the connection', async () => {
  const url = `postgres://postgres@localhost:${cluster.port}/no_such_shop?host=${encodeURIComponent(cluster.host)}`;
  await expect(waitForDatabase(url, { seconds: 60, report: () => {} })).rejects.toThrow(
    'refuses the connection: database "no_such_shop" does not exist',
  );
});
