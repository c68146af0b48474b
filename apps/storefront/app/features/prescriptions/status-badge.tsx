import type { PrescriptionStatus } from '@subah/rules/prescriptions/prescriptions';
import { Badge } from '@subah/ui/badge';

const WORDS = {
  pending: { tone: 'new', text: 'Being checked' },
  approved: { tone: 'ok', text: 'Accepted' },
  rejected: { tone: 'no', text: 'Not accepted' },
} as const;

export function StatusBadge({ status }: { status: PrescriptionStatus }) {
  const { tone, text } = WORDS[status];
  return <Badge tone={tone}>{text}</Badge>;
}
