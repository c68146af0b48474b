import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../platform/http/problem.ts';

type Account = { keyId: string; keySecret: string; apiUrl: string };

type Request = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** May it be sent again when nobody knows whether the first one arrived? */
  isRepeatable: boolean;
};

/** The provider refused: the request arrived and was understood. Its words are for us, not for the customer. */
export class ProviderRefusal extends Error {
  readonly status: number;

  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

/** For all tries together: a webhook must be answered within five seconds, and nobody likes to wait longer. */
const PATIENCE_MS = 5000;
const MOST_TRIES = 3;

/** One call of the provider's REST API. Errors never carry the keys. */
export async function askRazorpay(account: Account, request: Request): Promise<unknown> {
  const deadline = AbortSignal.timeout(PATIENCE_MS);
  for (let tries = 1; ; tries++) {
    const answer = await send(account, request, deadline);
    if (answer.kind === 'answer') return answer.value;
    if (!request.isRepeatable || tries === MOST_TRIES || deadline.aborted) throw answer.error;
    await wait(tries * 100 + Math.random() * 200);
  }
}

type Answer = { kind: 'answer'; value: unknown } | { kind: 'away'; error: Problem };

async function send(account: Account, { method, path, body, headers }: Request, signal: AbortSignal): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${account.apiUrl}/v1/${path}`, {
      method,
      signal,
      headers: {
        authorization: `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    text = await response.text();
  } catch (cause) {
    return away(`${method} ${path}: ${cause instanceof Error ? cause.name : 'no answer'}`);
  }
  if (response.status >= 500 || response.status === 429) return away(`${method} ${path}: ${response.status}`);
  const value = asJson(text);
  if (value === undefined) return away(`${method} ${path}: ${response.status}, not JSON`);
  if (!response.ok) throw new ProviderRefusal(response.status, descriptionOf(value));
  return { kind: 'answer', value };
}

function away(detail: string): Answer {
  const error = new Problem('PAYMENT_PROVIDER', 'The payment service does not answer just now. Please try again.');
  error.cause = new Error(detail);
  return { kind: 'away', error };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function descriptionOf(value: unknown): string {
  const { error } = (value ?? {}) as { error?: { description?: unknown } };
  return typeof error?.description === 'string' ? error.description.slice(0, 300) : 'refused without a reason';
}
