import type { StaffAccount } from '@subah/contract/accounts/staff';
import { accounts as texts } from '@subah/messages/console/accounts';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { Badge } from '@subah/ui/badge';

export function StaffState({ account: { active, invitation } }: { account: StaffAccount }) {
  if (active) return <Badge tone="ok">{t(common.active)}</Badge>;
  if (!invitation) return <Badge tone="neutral">{t(common.switchedOff)}</Badge>;
  return invitation.isExpired ? (
    <Badge tone="no">{t(texts.invitationExpired)}</Badge>
  ) : (
    <Badge tone="new">{t(texts.invited)}</Badge>
  );
}
