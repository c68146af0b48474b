import { accountPage } from '@subah/messages/account-page';
import { t } from '@subah/messages/translate';
import { indiaClock } from '@subah/rules/india-time';
import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import { MilkRecord } from '../../features/milk/milk-record.tsx';

export function MilkEntry() {
  const { year, month } = indiaClock(new Date());
  return (
    <div className="grid justify-items-start gap-3 *:first:w-full">
      <MilkRecord month={`${year}-${String(month).padStart(2, '0')}`} />
      <Link to="/milk-data" className={buttonClass({ variant: 'line' })}>
        {t(accountPage.otherMonths)}
      </Link>
    </div>
  );
}
