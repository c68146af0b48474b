import { Writable } from 'node:stream';
import { type Api, ApiError } from '@subah/contract/client/api-client';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, RouterContextProvider, ServerRouter } from 'react-router';
import { apiContext } from './lib/api/api-context.ts';
import { deferredScriptsText } from './lib/hydration/deferred-scripts.ts';
import { reportContext } from './lib/page/report-context.ts';

const PATIENCE_MS = 6000;

/** What loaders find in their context. `report` takes the failures that a visitor only sees as an error page. */
export function loadContext(api: Api, report?: (error: unknown) => void): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  if (report) context.set(reportContext, report);
  return context;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isExpected = request.signal.aborted || (error instanceof ApiError && error.status < 500);
  if (!isExpected) context.get(reportContext)(error);
};

/** The server keeps finished pages, so a page is answered whole and never streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  let failed = false;
  const html = await renderWhole(<ServerRouter context={entryContext} url={request.url} />, (error) => {
    failed = true;
    context.get(reportContext)(error);
  });
  const page = import.meta.env.PROD ? deferScripts(html) : html;
  return new Response(page, { status: failed ? 500 : status, headers });
}

/** The page is complete without its scripts, so on a weak network they come after what the first screen shows. */
const deferScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', `<script>${deferredScriptsText}</script><script type="text/later">`);

function renderWhole(page: React.ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const bytes = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // Every part stands in its place, also without scripts, however long the page is.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(patience);
        pipe(bytes);
      },
      onShellError: reject,
      onError,
    });
    const patience = setTimeout(() => abort(new Error('The page was not ready in time')), PATIENCE_MS);
  });
}
