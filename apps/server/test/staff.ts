import { anAccount, PASSWORD } from './builders/index.ts';
import type { OpenShop } from './open-shop.ts';
import { mailsTo } from './read-mail.ts';

/** The token of the link in the newest invitation to this address. */
export async function invitationTokenOf(shop: OpenShop, email: string): Promise<string> {
  for (const { text } of await mailsTo(shop, email)) {
    const token = /\/staff-invitation#([\w-]+)/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`no invitation was sent to ${email}`);
}

/** A staff account that is signed in. */
export async function signedInStaff(shop: OpenShop, input: Parameters<typeof anAccount>[1]) {
  const { id, mobile, email } = await anAccount(shop, input);
  const { body } = await shop.post('/api/login', { mobile, password: PASSWORD });
  const { accessToken, refreshToken } = body.data as { accessToken: string; refreshToken: string };
  return { id, mobile, email, token: accessToken, refreshToken };
}
