import type { PickList } from '@subah/contract/orders/reports';
import { COLLECTION_WINDOW } from '@subah/rules/healthcare/lab-visit';
import { MissingPatient } from '../../shared/lab-patient/missing-patient.tsx';
import { cashText, DeliveryStop } from './delivery-stop.tsx';

/** Lab samples to collect: patient, address and test. */
export function Samples({ samples }: Pick<PickList, 'samples'>) {
  if (samples.length === 0) return null;
  return (
    <section className="card break-before-page p-4">
      <h2 className="font-bold text-base">
        Samples to collect, {COLLECTION_WINDOW} · {samples.length === 1 ? '1 door' : `${samples.length} doors`}
      </h2>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {samples.map((sample) => (
          <DeliveryStop
            key={sample._id}
            stop={sample}
            title={`${sample._id.slice(-7)} · ${sample.name}`}
            money={cashText(sample)}
          >
            <ul className="mt-1 grid gap-2">
              {sample.tests.map(({ patient, ...test }) => (
                <li key={test.productId}>
                  {test.name}
                  {patient ? (
                    `: ${patient.name}, ${patient.age}`
                  ) : (
                    <MissingPatient orderId={sample._id} phone={sample.phone} test={test} />
                  )}
                </li>
              ))}
            </ul>
          </DeliveryStop>
        ))}
      </ul>
    </section>
  );
}
