import { createHash } from 'node:crypto';

/**
 * The texts of the inline scripts that carry the nonce of this render, and the page without it. A script that got into the
 * page through its content has no nonce. The finished page is cached, so the policy lists hashes instead.
 */
export function takeTrustedScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark) && text !== '') scripts.push(text);
  }
  return { html: html.replaceAll(mark, ''), scripts };
}

/** A source expression of a Content Security Policy. */
export const hashScript = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
