import { afterEach, vi } from 'vitest';

type ApiRequest = { query: Record<string, string>; body: unknown };
type ApiResponse = { status?: number; body: unknown };
type Handler = (request: ApiRequest) => ApiResponse | Promise<ApiResponse>;

export type ApiCall = ApiRequest & { call: string };

/** Requests without an answer yet. */
const open = new Set<Promise<Response>>();

// What a screen does with its answers ends before the next test takes the screen away: SWR throws in a removed screen.
afterEach(async () => {
  do {
    await Promise.allSettled(open);
    await new Promise((resolve) => setTimeout(resolve, 10));
  } while (open.size > 0);
  vi.unstubAllGlobals();
});

/** Replaces fetch. Handlers are named by method and path: `'GET admin/areas'`. Returns the calls made so far. */
export function mockApi(handlers: Record<string, Handler>): ApiCall[] {
  const calls: ApiCall[] = [];
  const answer = async (path: string, init: RequestInit) => {
    const url = new URL(path, window.location.origin);
    const call = `${init.method} ${url.pathname.replace('/api/', '')}`;
    const query = Object.fromEntries(url.searchParams);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    calls.push({ call, query, body });
    const handler = handlers[call];
    if (!handler) throw new Error(`no handler for ${call}`);
    const response = await handler({ query, body });
    return Response.json(response.body, { status: response.status ?? 200 });
  };
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const request = answer(path, init);
    open.add(request);
    void request.catch(() => undefined).finally(() => open.delete(request));
    return request;
  });
  return calls;
}

export const failure = (status: number, message: string, fields: Record<string, string> = {}): ApiResponse => ({
  status,
  body: { message, code: status === 400 ? 'VALIDATION' : 'INTERNAL', fields },
});
