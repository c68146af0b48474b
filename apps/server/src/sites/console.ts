import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { shownShopName } from '@subah/rules/shop/shop-name';
import type { FastifyInstance } from 'fastify';
import { SERVER_FOLDER } from '../platform/server-folder.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { escapeHtml } from '../platform/text/escape-html.ts';

const BUILD = path.resolve(SERVER_FOLDER, '../console/build');

/** Paths of the single-page console. */
export const CONSOLE_PATHS = ['/admin-login', '/dashboard', '/staff-invitation', '/two-step'] as const;

type ReadShopName = () => Promise<string>;

/** Writes the name of the shop into the title and into the tag that the console reads it from. */
export function nameConsole(html: string, name: string): string {
  const shown = escapeHtml(shownShopName(name));
  return html
    .replace(/(<title>)[^<]*/, (_, tag) => `${tag}${shown}`)
    .replace(/(name="application-name" content=")[^"]*/, (_, tag) => `${tag}${shown}`);
}

export async function serveConsole(app: FastifyInstance, readShopName: ReadShopName): Promise<void> {
  const page = path.join(BUILD, 'index.html');
  if (!existsSync(page)) throw new StartFailure('The console is not built; run `npm run build` first.');
  const html = await readFile(page, 'utf8');
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
  const readName = rememberLastName(readShopName);
  for (const url of CONSOLE_PATHS) {
    app.get(url, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(nameConsole(html, await readName())),
    );
  }
}

/** While the database is away the console opens with the last name, and says itself what does not work. */
function rememberLastName(readShopName: ReadShopName): ReadShopName {
  let last = '';
  return async () => {
    last = await readShopName().catch(() => last);
    return last;
  };
}
