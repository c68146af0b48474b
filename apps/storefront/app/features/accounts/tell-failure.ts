import { ApiError } from '@subah/contract/client/api-client';
import { toast } from '@subah/ui/toast';
import { messageOf } from '../../lib/message-of.ts';

/** The server's sentence or the documented one, unless it stands beside a field already. */
export function tellFailure(error: unknown, fallback: string, typed: object): void {
  const standsBesideField = error instanceof ApiError && Object.keys(error.fields).some((field) => field in typed);
  if (!standsBesideField) toast(messageOf(error, fallback), { tone: 'error', lane: 'top-right' });
}
