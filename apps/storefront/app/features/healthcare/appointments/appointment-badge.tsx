import { appointmentStatuses } from '@subah/messages/appointments';
import { t } from '@subah/messages/translate';
import type { AppointmentStatus } from '@subah/rules/healthcare/appointments';
import { Badge } from '@subah/ui/badge';

const TONES = { booked: 'go', completed: 'ok', missed: 'neutral', cancelled: 'no' } as const;

export function AppointmentBadge({ status }: { status: AppointmentStatus }) {
  return <Badge tone={TONES[status]}>{t(appointmentStatuses[status])}</Badge>;
}
