import { labPatient as texts } from '@subah/messages/console/lab-patient';
import { t } from '@subah/messages/console/message';
import { fillText } from '@subah/ui/fill-text';
import { PatientButton } from './patient-button.tsx';
import type { PatientTest } from './patient-dialog.tsx';

type MissingPatientProps = { orderId: string; phone: string; test: PatientTest };

/** For a test that was ordered without patient and date: staff call the customer. */
export const MissingPatient = ({ orderId, phone, test }: MissingPatientProps) => (
  <div className="grid justify-items-start gap-2">
    <p className="font-bold text-chilli">
      {fillText(t(texts.missing), {
        phone: (
          <a href={`tel:+91${phone}`} className="num underline">
            {phone}
          </a>
        ),
      })}
    </p>
    <PatientButton orderId={orderId} test={test} patient={null} />
  </div>
);
