import type { Transport } from '@subah/contract/client';

const TIMEOUT_MS = 10_000;

/** One request, with the token if there is one. No answer within ten seconds is a failure. */
export async function sendJson(request: Parameters<Transport>[0], token: string | null): ReturnType<Transport> {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: request.method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
  if (request.body instanceof FormData) {
    init.body = request.body;
  } else if (request.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(request.body);
  }
  const response = await fetch(request.path, init);
  return { status: response.status, body: await readJson(response) };
}

/** A proxy in between may answer with a page of its own: that is an answer without a message. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
