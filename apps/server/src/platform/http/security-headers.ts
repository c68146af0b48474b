import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A token in local storage is only as safe as the page, so no script runs that we did not send. */
function contentPolicy(scriptHashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of a finished page: every inline script in it is named by its hash, so the page can be kept and sent again. */
export function pagePolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || text === '') continue;
    hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  }
  return contentPolicy([...hashes]);
}

/** A file of a site is fetched by a page that has the policy already; repeating it would outweigh many of them. */
const NEEDS_NO_POLICY = /^\/(assets|console\/assets|uploads)\//;

export function addSecurityHeaders(app: FastifyInstance): void {
  const policy = contentPolicy();
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (NEEDS_NO_POLICY.test(request.url)) return;
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)');
  });
}
