import { doctors } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import { FailureScreen, TryAgain } from '../../../lib/page/failure-screen.tsx';
import { pageMeta } from '../../../lib/page/page-meta.ts';
import { DOCTORS_PATH } from '../health-paths.ts';

export const doctorMissingMeta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title: t(doctors.notFound), description: t(doctors.notFoundText), isPrivate: true });

export function DoctorMissing() {
  return (
    <FailureScreen
      title={t(doctors.notFound)}
      text={t(doctors.notFoundText)}
      action={
        <Link to={DOCTORS_PATH} className={buttonClass()}>
          {t(doctors.allDepartments)}
        </Link>
      }
    />
  );
}

export function DoctorFailed() {
  return <FailureScreen title={t(doctors.doctorFailed)} text={t(doctors.tryLater)} action={<TryAgain />} />;
}
