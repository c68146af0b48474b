import type { PolicyDetails } from '@subah/contract/policies/policies';
import { t } from '@subah/messages/console/message';
import { policies as texts } from '@subah/messages/console/policies';
import { Badge } from '@subah/ui/badge';

export function PolicyState({ policy: { isPublished, changedAt } }: { policy: PolicyDetails }) {
  if (isPublished) return <Badge tone="ok">{t(texts.published)}</Badge>;
  return <Badge>{t(changedAt ? texts.draft : texts.never)}</Badge>;
}
