import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SERVER_FOLDER } from '../platform/server-folder.ts';
import { StartFailure } from '../platform/start-failure.ts';

const BUILD = path.resolve(SERVER_FOLDER, '../console/build');

/** Paths of the single-page console. */
export const CONSOLE_PATHS = ['/admin-login', '/dashboard', '/staff-invitation', '/two-step'] as const;

export async function serveConsole(app: FastifyInstance): Promise<void> {
  const page = path.join(BUILD, 'index.html');
  if (!existsSync(page)) throw new StartFailure('The console is not built; run `npm run build` first.');
  const html = await readFile(page);
  await app.register(fastifyStatic, {
    root: BUILD,
    prefix: '/console/',
    index: false,
    preCompressed: true,
    decorateReply: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '1y',
  });
  for (const url of CONSOLE_PATHS) {
    app.get(url, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html),
    );
  }
}
