import { users } from '@subah/server/modules/accounts/accounts.tables';
import type { Tx } from '@subah/server/platform/database/database';
import { demoId } from '../demo-id.ts';
import { demoPeople } from '../shop/people.ts';

export const personId = (code: string): string => demoId('person', code);

/** Accounts of the people who order, subscribe and see doctors. Their password is the demo customer's. */
export async function seedPeople(tx: Tx, { passwordHash, now }: { passwordHash: string; now: Date }): Promise<void> {
  await tx.insert(users).values(
    demoPeople.map(({ code, name, mobile }) => ({
      id: personId(code),
      name,
      mobile,
      email: `${code}@subah.example`,
      passwordHash,
      verifiedAt: now,
      isDemo: true,
    })),
  );
}
