import { PatientButton } from './patient-button.tsx';

type MissingPatientProps = { orderId: string; phone: string; test: { productId: string; name: string } };

/** For a test that was ordered without patient and date: staff call the customer. */
export const MissingPatient = ({ orderId, phone, test }: MissingPatientProps) => (
  <div className="grid justify-items-start gap-2">
    <p className="font-bold text-chilli">
      Patient and morning are not known. Call{' '}
      <a href={`tel:+91${phone}`} className="num underline">
        {phone}
      </a>{' '}
      and ask.
    </p>
    <PatientButton orderId={orderId} test={test} patient={null} />
  </div>
);
