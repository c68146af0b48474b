import { createHmac } from 'node:crypto';
import type { ErrorCode } from '@subah/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Problem } from './problem.ts';
import { networkOf } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller is identified. */
    userId?: string;
  }
}

/** Failed proofs of identity and forged messages. All 403 and 429 are logged too. */
const FAILED_PROOFS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'WRONG_CREDENTIALS',
  'WRONG_PASSWORD',
  'WRONG_OTP',
  'WRONG_TWO_STEP_CODE',
  'TWO_STEP_EXPIRED',
  'PASSWORD_REQUIRED',
  'PAYMENT_SIGNATURE',
  'PAYMENT_MISMATCH',
]);

/** Signs of an attack rather than of a mistake. */
const ALARMING: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['PAYMENT_SIGNATURE', 'PAYMENT_MISMATCH', 'RATE_LIMITED']);

const isRefusal = ({ code, status }: Problem, route: string | undefined): boolean =>
  status === 403 ||
  status === 429 ||
  FAILED_PROOFS.has(code) ||
  // Elsewhere a 401 is the daily end of an access token.
  (code === 'UNAUTHENTICATED' && route === '/api/refresh-token');

/** Logs refused sign-ins, forbidden calls, rate limits and forged payments: who, what, when, from where. No secrets. */
export function logRefusal(request: FastifyRequest, problem: Problem, secret: string): void {
  const route = request.routeOptions.url;
  if (!isRefusal(problem, route)) return;
  const entry = {
    requestId: request.id,
    code: problem.code,
    status: problem.status,
    method: request.method,
    route,
    ip: request.ip,
    network: networkOf(request.ip),
    userId: request.userId,
    identifier: hashIdentifier(request.body, secret),
  };
  request.log[ALARMING.has(problem.code) ? 'warn' : 'info'](entry, 'request refused');
}

/** The mobile or email of a sign-in as a keyed hash: equal ones can be counted, but not read. */
function hashIdentifier(body: unknown, secret: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { mobile, email } = body as { mobile?: unknown; email?: unknown };
  const identifier = [mobile, email].find((value) => typeof value === 'string' && value !== '');
  if (typeof identifier !== 'string') return undefined;
  const normalized = identifier.includes('@')
    ? identifier.trim().toLowerCase()
    : identifier.replace(/\D/g, '').slice(-10);
  return createHmac('sha256', secret).update(`log:${normalized}`).digest('base64url').slice(0, 16);
}
