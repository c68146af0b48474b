import { accounts as texts } from '@subah/messages/console/accounts';
import { t } from '@subah/messages/console/message';
import { Badge } from '@subah/ui/badge';
import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import { may } from '../../lib/api/may.ts';
import { StaffState } from './staff-state.tsx';
import { useStaff } from './use-staff.ts';

/** Whether a doctor can sign in, or the way to a login. */
export function DoctorLogin({ doctor }: { doctor: { _id: string; name: string } }) {
  const { data } = useStaff();
  if (!data || !may('manage staff')) return null;
  const account = data.data.find((staff) => staff.doctor?._id === doctor._id);
  if (account?.active) return <Badge tone="ok">{t(texts.hasLogin)}</Badge>;
  if (account) return <StaffState account={account} />;
  return (
    <Link
      to={`?section=staff&doctor=${doctor._id}`}
      aria-label={t(texts.addLoginFor, { name: doctor.name })}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      {t(texts.addLogin)}
    </Link>
  );
}
