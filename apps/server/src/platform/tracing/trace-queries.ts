import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/** Adds a span for every query inside a request or job. Spans contain the name of the statement, never values. */
export function traceQueries(tracer: Tracer): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function (this: unknown, ...args) {
    if (!trace.getActiveSpan()) return original.apply(this, args);
    const attributes = { 'db.system.name': 'postgresql' };
    const span = tracer.startSpan(`sql ${nameOf(args[0])}`, { kind: SpanKind.CLIENT, attributes });
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = (error: unknown, ...results: unknown[]) => {
        end(span, error);
        (callback as Query)(error, ...results);
      };
      return original.apply(this, args);
    }
    const result = original.apply(this, args);
    if (result instanceof Promise)
      result.then(
        () => end(span, undefined),
        (error: unknown) => end(span, error),
      );
    else span.end();
    return result;
  };
  return () => {
    prototype.query = original;
  };
}

function end(span: Span, error: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** `orders_add` of a prepared statement, else the first word: `select`. */
function nameOf(query: unknown): string {
  const { name, text } =
    typeof query === 'string' ? { name: undefined, text: query } : (query as { name?: string; text?: string });
  return name ?? /\w+/.exec(text ?? '')?.[0].toLowerCase() ?? 'query';
}
