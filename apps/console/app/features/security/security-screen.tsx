import { may } from '../../lib/api/may.ts';
import { OwnTwoStep } from './own-two-step.tsx';
import { StaffTwoStep } from './staff-two-step.tsx';

export function SecurityScreen() {
  return (
    <div className="grid max-w-200 gap-4">
      <OwnTwoStep />
      {may('manage staff') && <StaffTwoStep />}
    </div>
  );
}
