import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import { FailureScreen, TryAgain } from '../../../lib/page/failure-screen.tsx';
import { DOCTORS_PATH } from '../health-paths.ts';

export function DoctorMissing() {
  return (
    <FailureScreen
      title="Doctor not found"
      text="The doctor may no longer see patients here, or the address has a slip in it."
      action={
        <Link to={DOCTORS_PATH} className={buttonClass()}>
          See all departments
        </Link>
      }
    />
  );
}

export function DoctorFailed() {
  return <FailureScreen title="Failed to fetch doctor" text="Please try again in a moment." action={<TryAgain />} />;
}
