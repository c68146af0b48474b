import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { observe } from '../../platform/observe.ts';
import { encryptPush } from '../../platform/outgoing/encrypt-push.ts';
import { postToPublicHost } from '../../platform/outgoing/post-to-public-host.ts';
import { vapidAuthorization } from '../../platform/outgoing/vapid.ts';
import { claimNotice, finishNotice, type NoticeRef, releaseNotice } from './notices.queries.ts';
import { pushSubscriptions, type StoredContent } from './notices.tables.ts';
import { findPushKeys } from './push-keys.ts';
import { postTemplate } from './whatsapp-request.ts';
import { findWhatsappAccount } from './whatsapp-settings.ts';

/** A notice that could not be sent for this long is dropped: that an order is on the way is no longer true. */
const USEFUL_HOURS = 12;

type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;
/** `retry`: the job queue tries again later. */
type Outcome = 'sent' | 'failed' | 'retry';

/** Sends a waiting notice. Throws when it is to be tried again. */
export async function deliverNotice(deps: DeliverDeps, ref: NoticeRef): Promise<void> {
  const { db, clock } = deps;
  const claimed = await claimNotice(db, ref);
  if (!claimed?.content) return;
  const usefulUntil = claimed.createdAt.getTime() + USEFUL_HOURS * 3_600_000;
  const secondsLeft = Math.floor((usefulUntil - clock().getTime()) / 1000);
  if (secondsLeft <= 0) return finishNotice(db, ref, 'failed', clock());
  const outcome = await send(deps, ref, claimed.content, secondsLeft);
  if (outcome !== 'retry') return finishNotice(db, ref, outcome, clock());
  await releaseNotice(db, ref);
  throw new Error(`the ${ref.channel} notice was not accepted`);
}

async function send(deps: DeliverDeps, ref: NoticeRef, content: StoredContent, ttl: number): Promise<Outcome> {
  if (content.channel === 'push') return sendPush(deps, ref, content, ttl);
  const account = await findWhatsappAccount(deps);
  if (!account) return 'failed';
  return postTemplate(deps.settings.whatsappApiUrl, account, content);
}

type PushContent = Extract<StoredContent, { channel: 'push' }>;

async function sendPush(deps: DeliverDeps, ref: NoticeRef, content: PushContent, ttl: number): Promise<Outcome> {
  const { db, clock, settings } = deps;
  // Another account may have registered this browser meanwhile.
  const isOwn = and(eq(pushSubscriptions.id, ref.device), eq(pushSubscriptions.userId, ref.userId));
  const [device] = await db.select().from(pushSubscriptions).where(isOwn);
  if (!device) return 'failed';
  const { title, body, path } = content;
  const sender = { keys: await findPushKeys(deps), contact: contactOf(settings) };
  const message = encryptPush(JSON.stringify({ title, body, path, tag: ref.key }), device);
  const request = {
    headers: {
      authorization: vapidAuthorization(sender, device.endpoint, clock()),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl,
      urgency: 'high',
    },
    body: message,
    allowsPrivate: settings.isLocalOnly,
  };
  let status: number;
  try {
    status = await observe({ system: 'push', operation: 'send' }, () => postToPublicHost(device.endpoint, request));
  } catch {
    return 'retry';
  }
  if (status >= 200 && status < 300) return 'sent';
  if (status === 429 || status >= 500) return 'retry';
  // 404 and 410: the browser unsubscribed. 401 and 403: it was registered with other keys of the shop.
  if ([401, 403, 404, 410].includes(status)) {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id));
  }
  return 'failed';
}

function contactOf({ publicUrl, mail }: Deps['settings']): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/[^<\s]+@[^>\s]+/.exec(mail.from)?.[0] ?? 'no-reply@subah.example'}`;
}
