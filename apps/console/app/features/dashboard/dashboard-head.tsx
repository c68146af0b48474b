import { dashboard as texts } from '@subah/messages/console/dashboard';
import { t } from '@subah/messages/console/message';
import { buttonClass } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { TodayLine } from './today-line.tsx';

export const DashboardHead = () => (
  <>
    <TodayLine />
    <Link to="?section=pick-list" className={cx(buttonClass({ size: 'sm' }), 'ml-auto')}>
      <Printer className="size-4" aria-hidden />
      {t(texts.pickList)}
    </Link>
  </>
);
