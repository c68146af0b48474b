import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

// RFC 7515 and 7519, of which we need one algorithm. With the runtime's own HMAC at once: an answer would wait longer for
// a thread that computes it than computing takes.

const HEADER = encode({ alg: 'HS256' });

export function signToken(claims: object, key: KeyObject): string {
  const content = `${HEADER}.${encode(claims)}`;
  return `${content}.${signature(content, key)}`;
}

/** The claims of a token that was signed with this key; nothing for every other text. */
export function readToken(token: string, key: KeyObject): Record<string, unknown> | undefined {
  const [header, claims, signed, more] = token.split('.');
  if (!header || !claims || !signed || more !== undefined) return undefined;
  if (!isSame(signed, signature(`${header}.${claims}`, key))) return undefined;
  // Only now is there anything in it that could be believed. A header may ask for what we do not understand.
  const { alg, crit } = decode(header);
  return alg === 'HS256' && crit === undefined ? decode(claims) : undefined;
}

const signature = (content: string, key: KeyObject): string =>
  createHmac('sha256', key).update(content).digest('base64url');

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch {
    return {};
  }
}
