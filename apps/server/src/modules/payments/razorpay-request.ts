import { setTimeout as wait } from 'node:timers/promises';
import { paymentRefusals } from '@subah/messages/api/payments';
import { Problem } from '../../platform/http/problem.ts';
import { observe } from '../../platform/observe.ts';

type RazorpayAccount = { keyId: string; keySecret: string; apiUrl: string };

type RazorpayRequest = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** May be sent again when the response got lost. */
  isRepeatable: boolean;
};

/** The provider rejected the request (4xx). The description is for operators, not for the customer. */
export class ProviderRejection extends Error {
  readonly status: number;

  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

/** For all attempts together: Razorpay expects an answer to a webhook within five seconds. */
const TIMEOUT_MS = 5000;
const MAX_ATTEMPTS = 3;

/** Errors never contain the keys. */
export const callRazorpay = (account: RazorpayAccount, request: RazorpayRequest): Promise<unknown> =>
  // Without the ids in the path, which are unlimited in number.
  observe({ system: 'payments', operation: `${request.method} ${request.path.split(/[/?]/, 1)[0]}` }, () =>
    callWithRetries(account, request),
  );

async function callWithRetries(account: RazorpayAccount, request: RazorpayRequest): Promise<unknown> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  for (let attempt = 1; ; attempt++) {
    const result = await send(account, request, deadline);
    if (result.kind === 'response') return result.value;
    if (!request.isRepeatable || attempt === MAX_ATTEMPTS || deadline.aborted) throw result.error;
    await wait(attempt * 100 + Math.random() * 200);
  }
}

type SendResult = { kind: 'response'; value: unknown } | { kind: 'unreachable'; error: Problem };

async function send(
  account: RazorpayAccount,
  { method, path, body, headers }: RazorpayRequest,
  signal: AbortSignal,
): Promise<SendResult> {
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
    return unreachable(`${method} ${path}: ${cause instanceof Error ? cause.name : 'no response'}`);
  }
  if (response.status >= 500 || response.status === 429) return unreachable(`${method} ${path}: ${response.status}`);
  const value = parseJson(text);
  if (value === undefined) return unreachable(`${method} ${path}: ${response.status}, not JSON`);
  if (!response.ok) throw new ProviderRejection(response.status, descriptionOf(value));
  return { kind: 'response', value };
}

function unreachable(detail: string): SendResult {
  const error = new Problem('PAYMENT_PROVIDER', paymentRefusals.noAnswer);
  error.cause = new Error(detail);
  return { kind: 'unreachable', error };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function descriptionOf(value: unknown): string {
  const { error } = (value ?? {}) as { error?: { description?: unknown } };
  return typeof error?.description === 'string' ? error.description.slice(0, 300) : 'rejected without a description';
}
