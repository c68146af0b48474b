import type { OrderItem } from '@subah/contract/orders/orders';
import { Button } from '@subah/ui/button';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { PatientDialog } from './patient-dialog.tsx';

type PatientButtonProps = {
  orderId: string;
  test: { productId: string; name: string };
  /** Null while none is agreed. */
  patient: OrderItem['labPatient'];
};

export function PatientButton({ orderId, test, patient }: PatientButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="sm" className="print:hidden" onClick={() => setOpen(true)}>
        <UserPen className="size-4" aria-hidden />
        {patient ? 'Change patient or morning' : 'Enter patient and morning'}
        <span className="sr-only"> for {test.name}</span>
      </Button>
      {isOpen && <PatientDialog orderId={orderId} test={test} patient={patient} onClose={() => setOpen(false)} />}
    </>
  );
}
