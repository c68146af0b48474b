import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Api } from '@subah/contract/client/api-client';
import { CACHE_TAGS } from '@subah/contract/endpoint';
import type { Language } from '@subah/messages/language';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { ResponseCache } from '../platform/cache/response-cache.ts';
import { sendCached } from '../platform/cache/send-cached-response.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';
import type { Settings } from '../platform/settings.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { pathInChosenLanguage } from './chosen-language.ts';
import { inProcessApi } from './in-process-api.ts';

const BUILD = path.resolve(import.meta.dirname, '../../../storefront/build');

type StorefrontEntry = { loadContext: (api: Api, reportError: (error: unknown) => void) => RouterContextProvider };
type StorefrontOptions = { settings: Pick<Settings, 'publicUrl' | 'razorpay'>; cache: ResponseCache };

/** The built storefront: static files, and all other paths as server-rendered pages from the response cache. */
export async function serveStorefront(app: FastifyInstance, { settings, cache }: StorefrontOptions): Promise<void> {
  const english = await openRenderer('server/index.js', 'en');
  const hindi = await openRenderer('hi/server/index.js', 'hi');

  await app.register(fastifyStatic, {
    root: path.join(BUILD, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    // The ETag is enough; shorter headers for many small files.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const servePages = (path: string, render: RenderPage) =>
    app.get(path, (request, reply) => {
      const preferred = pathInChosenLanguage(request.url, request.headers.cookie);
      if (preferred) return reply.header('cache-control', 'no-store').redirect(preferred);
      // A page may show any public data, so every tag invalidates it.
      sendCached(request, reply, { cache, key: `page ${request.url}`, tags: CACHE_TAGS }, async () => {
        const { scriptHashes, ...page } = await render(request.url);
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
    return pageRenderer(app, () => Promise.resolve(build), {
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
export function pageRenderer(
  app: FastifyInstance,
  build: () => Promise<ServerBuild>,
  { mode, publicUrl, language }: RendererOptions,
): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async (url) => {
    let isUnavailable = false;
    const onUnavailable = () => {
      isUnavailable = true;
    };
    const api = inProcessApi(app, { language, onUnavailable });
    const { loadContext } = (await build()).entry.module as unknown as StorefrontEntry;
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
