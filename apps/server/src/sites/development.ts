import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyMiddie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Settings } from '../platform/settings.ts';
import { CONSOLE_PATHS } from './console.ts';
import { pageRenderer } from './storefront.ts';

const APPS = path.resolve(import.meta.dirname, '../../..');

/** Hot reload needs inline scripts and a socket; only the development server allows them. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:";

/** Both sites from their sources, with hot reload, on the same port as the API. */
export async function serveFromSources(app: FastifyInstance, settings: Pick<Settings, 'publicUrl'>): Promise<void> {
  const { createServer } = await import('vite');
  const start = (name: string, hmrPath: string): Promise<ViteDevServer> => {
    process.chdir(path.join(APPS, name));
    return createServer({
      root: path.join(APPS, name),
      configFile: path.join(APPS, name, 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server: app.server, path: hmrPath } },
      appType: 'custom',
    });
  };
  const shopkeeper = await start('console', '/console-updates');
  const shop = await start('storefront', '/storefront-updates');
  app.addHook('onClose', () => Promise.all([shop.close(), shopkeeper.close()]));

  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY);
  });
  for (const url of CONSOLE_PATHS) {
    app.get(url, async (_request, reply) => {
      const html = await readFile(path.join(APPS, 'console/index.html'), 'utf8');
      return reply.type('text/html').send(await shopkeeper.transformIndexHtml('/console/', html));
    });
  }

  await app.register(fastifyMiddie);
  app.use('/console', (request, response, next) => {
    request.url = `/console${request.url}`;
    shopkeeper.middlewares(request, response, next);
  });
  app.use((request, response, next) => {
    if (/^\/(api|uploads|console|healthz|readyz|metrics)\b/.test(request.url ?? '')) return next();
    shop.middlewares(request, response, next);
  });

  const { ssr } = shop.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the storefront cannot be rendered from its sources');
  const build = () => ssr.runner.import('virtual:react-router/server-build') as Promise<ServerBuild>;
  const render = pageRenderer(app, build, 'development', settings.publicUrl);
  app.get('/*', async (request, reply) => {
    const page = await render(request.url);
    return reply.code(page.status).headers(page.headers).send(page.body);
  });
}
