import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

type PolicySettings = Pick<Settings, 'razorpay'>;
type HeaderSettings = PolicySettings & Pick<Settings, 'publicUrl' | 'hstsSubdomains'>;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sources of the Razorpay checkout widget. */
const WIDGET = {
  scripts: ' https://checkout.razorpay.com https://cdn.razorpay.com',
  frames: ' https://api.razorpay.com https://checkout.razorpay.com',
  calls: ' https://api.razorpay.com https://checkout.razorpay.com https://lumberjack.razorpay.com',
  pictures: ' https://checkout.razorpay.com https://cdn.razorpay.com',
};
const NO_WIDGET = { scripts: '', frames: '', calls: '', pictures: '' };

/** Strict, because access tokens are in local storage: no inline script runs unless its hash is listed. */
export function pagePolicy({ razorpay }: PolicySettings, scriptHashes: readonly string[] = []): string {
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

/** Static files get no policy: the page that loads them has one, and the header is larger than many of them. */
const NEEDS_NO_POLICY = /^\/(assets|console\/assets|uploads)\//;

/** For JSON; the other page headers do not apply to it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function addSecurityHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  const policy = pagePolicy(settings);
  // Banks open a popup that talks to the widget.
  const openers = settings.razorpay ? 'same-origin-allow-popups' : 'same-origin';
  const payers = settings.razorpay ? '(self "https://api.razorpay.com" "https://checkout.razorpay.com")' : '(self)';
  const headers = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': openers,
    'permissions-policy': `camera=(self), geolocation=(self), microphone=(), payment=${payers}`,
  };
  const transport = transportSecurity(settings);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (transport) reply.header('strict-transport-security', transport);
    if (`${reply.getHeader('content-type')}`.startsWith('application/json')) {
      reply.header('content-security-policy', DATA_POLICY);
    } else if (!NEEDS_NO_POLICY.test(request.url)) {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
      reply.headers(headers);
    }
    done(null, payload);
  });
}

/** Undefined without https: browsers ignore the header then, and a shop that starts on http must stay reachable. */
function transportSecurity({ publicUrl, hstsSubdomains }: HeaderSettings): string | undefined {
  if (!publicUrl.startsWith('https://')) return undefined;
  return `max-age=${YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`;
}
