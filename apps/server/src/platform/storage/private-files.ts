import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FileStorage } from './storage.ts';

const KEY = /^[a-z-]{1,40}\/[0-9a-f-]{36}$/;
const LINK_SECONDS = 5 * 60;

export type PrivateFiles = ReturnType<typeof openPrivateFiles>;

/**
 * Files about a person's health. They lie outside everything that is served, under keys of ours (`kind/id`), and leave
 * only through calls that ask who wants them.
 */
export function openPrivateFiles(place: FileStorage) {
  const ours = (key: string): string => {
    // Keys are never made from what somebody sent; one that is not of our shape is a fault of ours.
    if (!KEY.test(key)) throw new Error('this is no key of a private file');
    return key;
  };
  return {
    write: async (key: string, bytes: Buffer): Promise<void> => place.write(ours(key), bytes),
    read: async (key: string): Promise<Buffer<ArrayBuffer> | undefined> => place.read(ours(key)),
    remove: async (key: string): Promise<void> => place.remove(ours(key)),
  };
}

export type LinkClaim = { for?: string | undefined; expires?: number | undefined; signature?: string | undefined };

export type PrivateLinks = ReturnType<typeof privateLinks>;

/**
 * Links for `<img>`, which cannot send a token: each opens one file for one person for five minutes. The key is drawn from
 * the shop's secret for this use alone, so that a link can never pass for another kind of proof.
 */
export function privateLinks(authSecret: string, clock: () => Date) {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'private file links', 32));
  const signature = (file: string, viewerId: string, expires: number) =>
    createHmac('sha256', key).update(`${file}\n${viewerId}\n${expires}`).digest();
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  return {
    /** The search part of a link to `file` for this person. */
    sign(file: string, viewerId: string): string {
      const expires = nowSeconds() + LINK_SECONDS;
      return `?for=${viewerId}&expires=${expires}&signature=${signature(file, viewerId, expires).toString('base64url')}`;
    },
    verify(file: string, claim: LinkClaim): 'valid' | 'expired' | 'false' {
      if (!claim.for || !claim.expires || !claim.signature) return 'false';
      const given = Buffer.from(claim.signature, 'base64url');
      const wanted = signature(file, claim.for, claim.expires);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'false';
      return claim.expires > nowSeconds() ? 'valid' : 'expired';
    },
  };
}
