import { afterEach, vi } from 'vitest';

type ApiRequest = { query: Record<string, string>; body: unknown };
type ApiResponse = { status?: number; body: unknown };
type Handler = (request: ApiRequest) => ApiResponse | Promise<ApiResponse>;

export type ApiCall = ApiRequest & { call: string };

afterEach(() => vi.unstubAllGlobals());

/** Replaces fetch. Handlers are named by method and path: `'GET admin/areas'`. Returns the calls made so far. */
export function mockApi(handlers: Record<string, Handler>): ApiCall[] {
  const calls: ApiCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const url = new URL(path, window.location.origin);
    const call = `${init.method} ${url.pathname.replace('/api/', '')}`;
    const query = Object.fromEntries(url.searchParams);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    calls.push({ call, query, body });
    const handler = handlers[call];
    if (!handler) throw new Error(`no handler for ${call}`);
    const response = await handler({ query, body });
    return Response.json(response.body, { status: response.status ?? 200 });
  });
  return calls;
}

export const failure = (status: number, message: string, fields: Record<string, string> = {}): ApiResponse => ({
  status,
  body: { message, code: status === 400 ? 'VALIDATION' : 'INTERNAL', fields },
});
