import { desc, eq } from 'drizzle-orm';
import { outbox } from '../src/platform/mail/mail.tables.ts';
import type { OpenShop } from './open-shop.ts';

/** Mails to this address, newest first. */
export async function mailsTo(shop: OpenShop, to: string) {
  await shop.runJobs();
  return shop.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.to, to))
    .orderBy(desc(outbox.createdAt), desc(outbox.id));
}

/** The OTP in the newest mail to this address. */
export async function otpOf(shop: OpenShop, to: string): Promise<string> {
  for (const { subject } of await mailsTo(shop, to)) {
    const code = /^(\d{6}) is your Subah OTP/.exec(subject)?.[1];
    if (code) return code;
  }
  throw new Error(`no OTP was sent to ${to}`);
}
