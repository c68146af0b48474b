import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Api } from '@subah/contract/client/api-client';
import { CACHE_TAGS } from '@subah/contract/endpoint';
import type { Language } from '@subah/messages/language';
import type { FastifyInstance } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { withoutTracking } from '../platform/cache/cache-key.ts';
import type { ResponseCache } from '../platform/cache/response-cache.ts';
import { sendCached } from '../platform/cache/send-cached-response.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';
import { SERVER_FOLDER } from '../platform/server-folder.ts';
import type { Settings } from '../platform/settings.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { pathInChosenLanguage } from './chosen-language.ts';
import { inProcessApi } from './in-process-api.ts';
import { pageNames } from './page-names.ts';

const BUILD = path.resolve(SERVER_FOLDER, '../storefront/build');

/** Most searches are made once. */
const RESULTS_PAGE = '/search';

type StorefrontEntry = { loadContext: (api: Api, reportError: (error: unknown) => void) => RouterContextProvider };
type StorefrontOptions = { settings: Pick<Settings, 'publicUrl' | 'razorpay'>; cache: ResponseCache };

/** The built storefront: static files, and all other paths as server-rendered pages from the response cache. */
export async function serveStorefront(app: FastifyInstance, { settings, cache }: StorefrontOptions): Promise<void> {
  const english = await openRenderer('server/index.js', 'en');
  const hindi = await openRenderer('hi/server/index.js', 'hi');
  const { routes } = (await import(path.join(BUILD, 'server/index.js'))) as ServerBuild;
  const nameOfPage = pageNames(Object.values(routes).flatMap((route) => route?.path ?? []));

  const root = path.join(BUILD, 'client');
  const staticFiles = {
    index: false,
    preCompressed: true,
    decorateReply: false,
    dotfiles: 'ignore',
    // The ETag is enough; shorter headers for many small files.
    lastModified: false,
    acceptRanges: false,
  } as const;
  // One route for all hashed files: one for each would cost 100 ms at the start and 7 MB of memory.
  const hashed = { root: path.join(root, 'assets'), prefix: '/assets/', immutable: true, maxAge: '1y' } as const;
  await app.register(fastifyStatic, { ...staticFiles, ...hashed });
  await app.register(fastifyStatic, {
    ...staticFiles,
    root,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    maxAge: '1h',
  });
  const servePages = (path: string, render: RenderPage) =>
    app.get(path, (request, reply) => {
      const preferred = pathInChosenLanguage(request.url, request.headers.cookie);
      if (preferred) return reply.header('cache-control', 'no-store').redirect(preferred);
      // A page may show any public data, so every tag invalidates it.
      request.page = nameOfPage(request.url);
      const url = withoutTracking(request.url);
      const onlyRepeated = request.page === RESULTS_PAGE;
      sendCached(request, reply, { cache, key: `page ${url}`, tags: CACHE_TAGS, onlyRepeated }, async () => {
        const { scriptHashes, ...page } = await render(url);
        const policy = { 'content-security-policy': pagePolicy(settings, scriptHashes) };
        const caching =
          page.status >= 500
            ? { 'cache-control': 'no-store', 'retry-after': '5' }
            : { 'cache-control': 'public, max-age=0, must-revalidate' };
        return { ...page, headers: { ...page.headers, ...policy, ...caching } };
      });
    });
  servePages('/hi', hindi);
  servePages('/hi.data', hindi);
  servePages('/hi/*', hindi);
  servePages('/*', english);

  async function openRenderer(file: string, language: Language): Promise<RenderPage> {
    const entry = path.join(BUILD, file);
    if (!existsSync(entry)) throw new StartFailure('The storefront is not built; run `npm run build` first.');
    const build = (await import(entry)) as ServerBuild;
    return pageRenderer(app, build, {
      mode: 'production',
      publicUrl: settings.publicUrl,
      language,
    });
  }
}

type RenderPage = (url: string) => Promise<Page>;
type Page = { status: number; headers: Record<string, string>; body: Buffer; scriptHashes: string[] };

type RendererOptions = { mode: 'production' | 'development'; publicUrl: string; language: Language };

/** Rendered for the public URL, not for the Host header: pages are cached and shared by all visitors. */
export async function pageRenderer(
  app: FastifyInstance,
  /** A function where it changes while the server runs; React Router then ranks its routes anew for every page. */
  build: ServerBuild | (() => Promise<ServerBuild>),
  { mode, publicUrl, language }: RendererOptions,
): Promise<RenderPage> {
  // Imported here, because a bundle loads static imports before it sets NODE_ENV.
  const { createRequestHandler } = await import('react-router');
  const handle = createRequestHandler(build, mode);
  return async (url) => {
    let isUnavailable = false;
    const onUnavailable = () => {
      isUnavailable = true;
    };
    const api = inProcessApi(app, { language, onUnavailable });
    const { loadContext } = (typeof build === 'function' ? await build() : build).entry
      .module as unknown as StorefrontEntry;
    const context = loadContext(api, (error) => app.log.error({ err: error, url }, 'page rendering failed'));
    const response = await handle(new Request(new URL(url, publicUrl)), context);
    const { 'x-script-hashes': hashes = '', ...headers } = Object.fromEntries(response.headers);
    return {
      scriptHashes: hashes.split(' ').filter(Boolean),
      // Loaders leave out what they cannot load; during an outage little is left, and nobody should store or index it.
      status: isUnavailable && response.status < 500 ? 503 : response.status,
      headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
}
