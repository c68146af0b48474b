import { Button } from '@subah/ui/button';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { PatientDialog } from './patient-dialog.tsx';

type MissingPatientProps = { orderId: string; phone: string; test: { productId: string; name: string } };

/** A test can be ordered without saying for whom and when; somebody has to call before anybody is sent. */
export function MissingPatient({ orderId, phone, test }: MissingPatientProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-bold text-chilli">
        Patient and morning are not known. Call{' '}
        <a href={`tel:+91${phone}`} className="num underline">
          {phone}
        </a>{' '}
        and ask.
      </p>
      <Button variant="line" size="sm" className="print:hidden" onClick={() => setOpen(true)}>
        <UserPen className="size-4" aria-hidden />
        Enter patient and morning
        <span className="sr-only"> for {test.name}</span>
      </Button>
      {isOpen && <PatientDialog orderId={orderId} test={test} onClose={() => setOpen(false)} />}
    </div>
  );
}
