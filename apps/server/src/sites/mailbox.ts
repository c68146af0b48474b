import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/database.ts';
import { isId } from '../platform/database/new-id.ts';
import { notFound } from '../platform/http/problem.ts';
import { outbox } from '../platform/mail/mail.tables.ts';
import type { Settings } from '../platform/settings.ts';
import { escapeHtml } from '../platform/text/escape-html.ts';
import { MAILBOX_STYLE } from './mailbox-style.ts';

const PAGE_SIZE = 100;

type MailboxOptions = { db: Db; settings: Settings; isDevelopment: boolean };

/**
 * Shows the outbox of a shop without an SMTP server. It reveals every OTP, so it is served on loopback only and never behind
 * a proxy.
 */
export function serveMailbox(app: FastifyInstance, { db, settings, isDevelopment }: MailboxOptions): void {
  const isEnabled = (settings.demoData || isDevelopment) && settings.isLocalOnly;
  if (!isEnabled) return;

  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', async (request, reply) => {
    const { to } = request.query;
    const mails = await db
      .select({ id: outbox.id, to: outbox.to, subject: outbox.subject, createdAt: outbox.createdAt })
      .from(outbox)
      .where(to ? eq(outbox.to, String(to).trim().toLowerCase()) : undefined)
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(PAGE_SIZE);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page('Mailbox', mailList(mails, settings)));
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = await findMail(db, request.params.id);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(mail.subject, mailPage(mail)));
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', async (request, reply) => {
    const { html } = await findMail(db, request.params.id);
    // Only inline styles are allowed, and only the mailbox may frame it.
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(html);
  });

  app.get('/dev/mailbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(MAILBOX_STYLE),
  );
}

type MailEntry = { id: string; to: string; subject: string; createdAt: Date };
type MailDetails = MailEntry & { text: string };

async function findMail(db: Db, id: string) {
  const [mail] = isId(id) ? await db.select().from(outbox).where(eq(outbox.id, id)) : [];
  if (!mail) throw notFound('mail');
  return mail;
}

const timeElement = (at: Date): string => {
  const text = at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'medium' });
  return `<time datetime="${at.toISOString()}">${text}</time>`;
};

function mailList(mails: MailEntry[], { mail }: Settings): string {
  const note = mail.smtpUrl
    ? 'Mails go out over SMTP; here are those from before.'
    : 'No SMTP_URL is set, so mails are kept here for a week instead of being sent.';
  const entries = mails.map(
    ({ id, to, subject, createdAt }) =>
      `<li><a href="/dev/mailbox/${id}"><b>${escapeHtml(subject)}</b><span>${escapeHtml(to)}</span>${timeElement(createdAt)}</a></li>`,
  );
  return `<h1>Mailbox</h1><p>${note}</p>
<nav><a href="/dev/mailbox">Look again</a><a href="/">To the shop</a></nav>
${entries.length > 0 ? `<ul>${entries.join('\n')}</ul>` : '<p class="empty">No mail yet. Sign up in the shop, and its OTP arrives here.</p>'}`;
}

const mailPage = ({
  id,
  to,
  subject,
  text,
  createdAt,
}: MailDetails): string => `<nav><a href="/dev/mailbox">All mails</a></nav>
<h1>${escapeHtml(subject)}</h1><p>To ${escapeHtml(to)}, ${timeElement(createdAt)}</p>
<iframe src="/dev/mailbox/${id}/html" title="The mail as it looks" sandbox></iframe>
<h2>As plain text</h2><pre>${escapeHtml(text)}</pre>`;

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/dev/mailbox.css"></head>
<body><main>${content}</main></body></html>
`;
