import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { type Api, ApiError } from '@subah/contract/client/api-client';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, RouterContextProvider, ServerRouter } from 'react-router';
import { apiContext } from './lib/api/api-context.ts';
import { deferScripts, LOADER_SCRIPT } from './lib/hydration/deferred-scripts.ts';
import { addHeadScript, HEAD_SCRIPT } from './lib/page/head-script.ts';
import { reportContext } from './lib/page/report-context.ts';
import { hashScript, takeTrustedScripts } from './lib/page/trusted-scripts.ts';

const RENDER_TIMEOUT_MS = 6000;

/** The context of loaders. `report` logs errors that a visitor only sees as an error page. */
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

/** Renders the whole page before responding, because the server caches it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  let failed = false;
  const nonce = randomUUID();
  const page = <ServerRouter context={entryContext} url={request.url} nonce={nonce} />;
  const rendered = await renderToText(page, nonce, (error) => {
    failed = true;
    context.get(reportContext)(error);
  });
  const { html, scripts } = takeTrustedScripts(rendered, nonce);
  // Read by the server, which writes the page's policy.
  headers.set('x-script-hashes', [...scripts, LOADER_SCRIPT, HEAD_SCRIPT].map(hashScript).join(' '));
  const deferred = import.meta.env.PROD ? deferScripts(html) : html;
  if (deferred === null) context.get(reportContext)(new Error('the page has no module script to defer'));
  return new Response(addHeadScript(deferred ?? html), { status: failed ? 500 : status, headers });
}

function renderToText(page: React.ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
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
      nonce,
      // One chunk: a streamed Suspense boundary needs a script to move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timeout);
        pipe(bytes);
      },
      onShellError: reject,
      onError,
    });
    const timeout = setTimeout(() => abort(new Error('The page was not ready in time')), RENDER_TIMEOUT_MS);
  });
}
