import type { StaffAccount } from '@subah/contract/accounts/staff';
import { Badge } from '@subah/ui/badge';

export function StaffState({ account: { active, invitation } }: { account: StaffAccount }) {
  if (active) return <Badge tone="ok">Active</Badge>;
  if (!invitation) return <Badge tone="neutral">Switched off</Badge>;
  return invitation.isExpired ? <Badge tone="no">Invitation expired</Badge> : <Badge tone="new">Invited</Badge>;
}
