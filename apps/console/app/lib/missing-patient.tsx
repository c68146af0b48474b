import { PatientButton } from './patient-button.tsx';

type MissingPatientProps = { orderId: string; phone: string; test: { productId: string; name: string } };

/** A test can be ordered without saying for whom and when; somebody has to call before anybody is sent. */
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
