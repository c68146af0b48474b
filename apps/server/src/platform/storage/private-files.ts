import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FileStorage } from './storage.ts';

/** `prescriptions/0198c7d2-5a1e-7c3b-9f00-2b6d8e4a1c55` */
const KEY = /^[a-z-]{1,40}\/[0-9a-f-]{36}$/;
const LINK_SECONDS = 5 * 60;

export type PrivateFiles = ReturnType<typeof openPrivateFiles>;

/** Health files with keys `kind/id`. They are read only by endpoints that check permissions. */
export function openPrivateFiles(storage: FileStorage) {
  const checked = (key: string): string => {
    if (!KEY.test(key)) throw new Error('invalid private file key');
    return key;
  };
  return {
    write: async (key: string, bytes: Buffer): Promise<void> => storage.write(checked(key), bytes),
    read: async (key: string): Promise<Buffer<ArrayBuffer> | undefined> => storage.read(checked(key)),
    remove: async (key: string): Promise<void> => storage.remove(checked(key)),
    removeUnfinished: (before: Date): Promise<number> => storage.removeUnfinished(before),
    /** The keys of all files. */
    list: async (): Promise<string[]> => (await storage.list('')).map(({ key }) => key).filter((key) => KEY.test(key)),
  };
}

export type LinkClaim = { for?: string | undefined; expires?: number | undefined; signature?: string | undefined };

export type PrivateLinks = ReturnType<typeof privateLinks>;

/**
 * Signed links for `<img>`, which cannot send a token. Each is valid for one file, one viewer and five minutes. The signing
 * key is derived for this purpose only, so that the signature is useless anywhere else.
 */
export function privateLinks(authSecret: string, clock: () => Date) {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'private file links', 32));
  const signature = (file: string, viewerId: string, expires: number) =>
    createHmac('sha256', key).update(`${file}\n${viewerId}\n${expires}`).digest();
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  return {
    /** Returns the query string of the link. */
    sign(file: string, viewerId: string): string {
      const expires = nowSeconds() + LINK_SECONDS;
      return `?for=${viewerId}&expires=${expires}&signature=${signature(file, viewerId, expires).toString('base64url')}`;
    },
    verify(file: string, claim: LinkClaim): 'valid' | 'expired' | 'invalid' {
      if (!claim.for || !claim.expires || !claim.signature) return 'invalid';
      const actual = Buffer.from(claim.signature, 'base64url');
      const expected = signature(file, claim.for, claim.expires);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'invalid';
      return claim.expires > nowSeconds() ? 'valid' : 'expired';
    },
  };
}
