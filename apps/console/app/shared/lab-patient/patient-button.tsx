import type { OrderItem } from '@subah/contract/orders/orders';
import { labPatient as texts } from '@subah/messages/console/lab-patient';
import { t } from '@subah/messages/console/message';
import { Button } from '@subah/ui/button';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { PatientDialog, type PatientTest } from './patient-dialog.tsx';

type PatientButtonProps = {
  orderId: string;
  test: PatientTest;
  /** Null while none is agreed. */
  patient: OrderItem['labPatient'];
};

export function PatientButton({ orderId, test, patient }: PatientButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="sm" className="print:hidden" onClick={() => setOpen(true)}>
        <UserPen className="size-4" aria-hidden />
        {patient ? t(texts.changePatient) : t(texts.enterPatient)}
        <span className="sr-only">: {test.name}</span>
      </Button>
      {isOpen && <PatientDialog orderId={orderId} test={test} patient={patient} onClose={() => setOpen(false)} />}
    </>
  );
}
