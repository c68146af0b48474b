import { prescriptionStatuses } from '@subah/messages/own-prescriptions';
import { t } from '@subah/messages/translate';
import type { PrescriptionStatus } from '@subah/rules/prescriptions/prescriptions';
import { Badge } from '@subah/ui/badge';

const TONES = { pending: 'new', approved: 'ok', rejected: 'no' } as const;

export function StatusBadge({ status }: { status: PrescriptionStatus }) {
  return <Badge tone={TONES[status]}>{t(prescriptionStatuses[status])}</Badge>;
}
