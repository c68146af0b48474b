import type { AppointmentStatus } from '@subah/rules/healthcare/appointments';
import { Badge } from '@subah/ui/badge';

const WORDS = {
  booked: { tone: 'go', text: 'Booked' },
  completed: { tone: 'ok', text: 'Completed' },
  cancelled: { tone: 'no', text: 'Cancelled' },
} as const;

export function AppointmentBadge({ status }: { status: AppointmentStatus }) {
  const { tone, text } = WORDS[status];
  return <Badge tone={tone}>{text}</Badge>;
}
