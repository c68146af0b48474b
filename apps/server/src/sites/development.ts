import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyMiddie from '@fastify/middie';
import type { Language } from '@subah/messages/language';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { SERVER_FOLDER } from '../platform/server-folder.ts';
import type { Settings } from '../platform/settings.ts';
import { CONSOLE_PATHS, nameConsole } from './console.ts';
import { pageRenderer } from './storefront.ts';

/** Modules of the Hindi storefront are served apart: they have the same paths as the English ones. */
const HINDI_SOURCES = '/hi-sources/';

const APPS = path.dirname(SERVER_FOLDER);

/** Hot reload needs inline scripts and a WebSocket. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:";

/** Serves both sites with Vite and hot reload on the port of the API. */
export async function serveFromSources(
  app: FastifyInstance,
  settings: Pick<Settings, 'publicUrl'>,
  readShopName: () => Promise<string>,
): Promise<void> {
  const { createServer } = await import('vite');
  // The configuration files of the sites read the working directory and the language.
  const start = (name: string, base: string, language: Language): Promise<ViteDevServer> => {
    process.chdir(path.join(APPS, name));
    process.env.SITE_LANGUAGE = language;
    return createServer({
      root: path.join(APPS, name),
      base,
      cacheDir: `node_modules/.vite-${language}`,
      configFile: path.join(APPS, name, 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server: app.server, path: `${name}-${language}-updates` } },
      appType: 'custom',
    });
  };
  const consoleSite = await start('console', '/console/', 'en');
  const storefront = await start('storefront', '/', 'en');
  const hindiStorefront = await start('storefront', HINDI_SOURCES, 'hi');
  // Not awaited: Vite waits for dependencies that it still prepares, and the process ends after this hook.
  app.addHook('onClose', async () => {
    for (const site of [consoleSite, storefront, hindiStorefront]) site.close().catch(() => undefined);
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY);
  });
  for (const url of CONSOLE_PATHS) {
    app.get(url, async (_request, reply) => {
      const html = await readFile(path.join(APPS, 'console/index.html'), 'utf8');
      return reply
        .type('text/html')
        .send(await consoleSite.transformIndexHtml('/console/', nameConsole(html, await readShopName())));
    });
  }

  await app.register(fastifyMiddie);
  app.use('/console', (request, response, next) => {
    request.url = `/console${request.url}`;
    consoleSite.middlewares(request, response, next);
  });
  app.use(HINDI_SOURCES, (request, response, next) => {
    request.url = HINDI_SOURCES + (request.url ?? '').slice(1);
    hindiStorefront.middlewares(request, response, next);
  });
  app.use((request, response, next) => {
    if (/^\/(api|uploads|console|hi|healthz|readyz|metrics)\b/.test(request.url ?? '')) return next();
    storefront.middlewares(request, response, next);
  });

  const servePages = async (paths: string[], site: ViteDevServer, language: Language) => {
    const { ssr } = site.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable SSR environment');
    const build = () => ssr.runner.import('virtual:react-router/server-build') as Promise<ServerBuild>;
    const render = await pageRenderer(app, build, { mode: 'development', publicUrl: settings.publicUrl, language });
    for (const url of paths) {
      app.get(url, async (request, reply) => {
        const page = await render(request.url);
        return reply.code(page.status).headers(page.headers).send(page.body);
      });
    }
  };
  await servePages(['/hi', '/hi.data', '/hi/*'], hindiStorefront, 'hi');
  await servePages(['/*'], storefront, 'en');
}
