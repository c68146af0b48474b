import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

type PolicySettings = Pick<Settings, 'razorpay'>;

/** The payment widget: its script, the frames it opens, and whom they call. Only where it is used. */
const WIDGET = {
  scripts: ' https://checkout.razorpay.com https://cdn.razorpay.com',
  frames: ' https://api.razorpay.com https://checkout.razorpay.com',
  calls: ' https://api.razorpay.com https://checkout.razorpay.com https://lumberjack.razorpay.com',
  pictures: ' https://checkout.razorpay.com https://cdn.razorpay.com',
};
const NO_WIDGET = { scripts: '', frames: '', calls: '', pictures: '' };

/** A token in local storage is only as safe as the page, so no script runs that we did not send. */
function contentPolicy({ razorpay }: PolicySettings, scriptHashes: readonly string[] = []): string {
  const widget = razorpay ? WIDGET : NO_WIDGET;
  return [
    "default-src 'self'",
    `script-src 'self'${widget.scripts}${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${widget.pictures}`,
    `connect-src 'self'${widget.calls}`,
    `frame-src 'self'${widget.frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of a finished page: every inline script in it is named by its hash, so the page can be kept and sent again. */
export function pagePolicy(html: string, settings: PolicySettings): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || text === '') continue;
    hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  }
  return contentPolicy(settings, [...hashes]);
}

/** A file of a site is fetched by a page that has the policy already; repeating it would outweigh many of them. */
const NEEDS_NO_POLICY = /^\/(assets|console\/assets|uploads)\//;

/** Data is read by our own scripts; opened by itself it may do nothing at all. What else pages are told means nothing for it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function addSecurityHeaders(app: FastifyInstance, settings: PolicySettings): void {
  const policy = contentPolicy(settings);
  // Banks open a window of their own and speak to the widget from it.
  const openers = settings.razorpay ? 'same-origin-allow-popups' : 'same-origin';
  const payers = settings.razorpay ? '(self "https://api.razorpay.com" "https://checkout.razorpay.com")' : '(self)';
  const headers = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': openers,
    'permissions-policy': `camera=(self), geolocation=(), microphone=(), payment=${payers}`,
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (`${reply.getHeader('content-type')}`.startsWith('application/json')) {
      reply.header('content-security-policy', DATA_POLICY);
    } else if (!NEEDS_NO_POLICY.test(request.url)) {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
      reply.headers(headers);
    }
    done(null, payload);
  });
}
