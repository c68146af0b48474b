import type { WaitingWork } from '@subah/contract/orders/reports';
import { can, type Role } from '@subah/rules/accounts/roles';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isAccountOpen } from '../accounts/index.ts';
import { contactMessages } from '../contact/contact.tables.ts';
import { callRequests } from '../healthcare/healthcare.tables.ts';
import { prescriptions } from '../prescriptions/prescriptions.tables.ts';

/** Every open console polls it: each count reads an index of open rows only. */
export async function countWaitingWork(db: Db, role: Role): Promise<WaitingWork> {
  const servesCustomers = can(role, 'serve customers');
  return {
    prescriptions: can(role, 'check prescriptions')
      ? await db.$count(
          prescriptions,
          and(eq(prescriptions.status, 'pending'), isNull(prescriptions.erasedAt), isAccountOpen(prescriptions.userId)),
        )
      : null,
    callRequests: servesCustomers ? await db.$count(callRequests, isNull(callRequests.doneAt)) : null,
    messages: servesCustomers ? await db.$count(contactMessages, isNull(contactMessages.doneAt)) : null,
  };
}
