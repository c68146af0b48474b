import { type Language, localeOf } from '@subah/messages/language';
import { mailLayout } from '@subah/messages/mail/layout';
import { fillShopName, hasDefaultName, SHOP } from '@subah/messages/mail/shop-mark';
import { translate } from '@subah/messages/translate';
import { oneLine } from '@subah/rules/accounts/one-line';
import { escapeHtml } from '../text/escape-html.ts';
import type { OutgoingMail } from './outbox.ts';

/** The texts of a mail in its language. */
export type MailTexts = {
  language: Language;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Shown large, for copying. */
  code: string | undefined;
  /** A button; `url` is absolute. */
  action: { label: string; url: string } | undefined;
  /** Rows of label and value. */
  table: [string, string][];
};

// Mail clients support little more than tables and style attributes. No remote images: clients block them, and loading one
// would reveal when the mail is opened.
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#14231a';
const QUIET = '#4b5d52';

const HINDI_NAME = `
<span lang="hi" style="font-size:15px;font-weight:600;color:#92510a">${SHOP.hi}</span>`;

/** The name of the shop in the texts of a mail. In the head stands its Hindi name as well, if it has one. */
export function nameShop({ subject, text, html, ...mail }: OutgoingMail, name: string): OutgoingMail {
  const head = hasDefaultName(name) ? html : html.replace(HINDI_NAME, '');
  return {
    ...mail,
    subject: oneLine(fillShopName(subject, name)),
    text: fillShopName(text, name),
    html: fillShopName(head, escapeHtml(name)),
  };
}

export function mailHtml({ language, subject, heading, paragraphs, code, action, table }: MailTexts): string {
  return `<!doctype html>
<html lang="${localeOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f7f4ec;${FONT}">
${preheader(code ? `${translate(language, mailLayout.codePreview, { code })} ${paragraphs[0] ?? ''}` : (paragraphs[0] ?? heading))}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f7f4ec">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;font-size:22px;font-weight:800;color:#15803d;${FONT}">${SHOP.en}${HINDI_NAME}</td></tr>
<tr><td style="height:5px;background:#fbbf24;border-radius:12px 12px 0 0;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:28px 24px;background:#ffffff;border-radius:0 0 12px 12px;color:${INK};font-size:16px;line-height:24px;${FONT}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:800;color:${INK}">${escapeHtml(heading)}</h1>
${code ? codeBox(code) : ''}
${paragraphs.map((text) => `<p style="margin:0 0 14px">${escapeHtml(text)}</p>`).join('\n')}
${table.length > 0 ? rows(table) : ''}
${action ? button(action) : ''}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;line-height:20px;color:${QUIET};${FONT}">${escapeHtml(translate(language, mailLayout.footer))}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The preview text in a list of mails. */
const preheader = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#8199;&#65279;'.repeat(40)}</div>`;

const codeBox = (code: string): string =>
  `<p style="margin:0 0 18px;padding:14px 8px;background:#eef8f0;border:1px solid #b5dfc0;border-radius:10px;text-align:center;font-size:32px;line-height:40px;font-weight:800;letter-spacing:8px;color:#166534">${escapeHtml(code)}</p>`;

const rows = (table: [string, string][]): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 18px;border-top:1px solid #ece7db;font-size:15px;line-height:22px">
${table
  .map(
    ([name, value]) =>
      `<tr><th scope="row" align="left" style="padding:9px 12px 9px 0;border-bottom:1px solid #ece7db;font-weight:400;color:${QUIET}">${escapeHtml(name)}</th><td align="right" style="padding:9px 0;border-bottom:1px solid #ece7db;font-weight:600;color:${INK}">${escapeHtml(value)}</td></tr>`,
  )
  .join('\n')}
</table>`;

function button({ label, url }: { label: string; url: string }): string {
  if (!/^https?:\/\//.test(url)) throw new Error('a button needs an absolute URL');
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 4px"><tr><td style="border-radius:10px;background:#15803d"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}
