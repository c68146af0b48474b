import type { PickList } from '@subah/contract/reports/reports';
import { t } from '@subah/messages/console/message';
import { pickList as texts } from '@subah/messages/console/pick-list';
import { COLLECTION_WINDOW, patientLabel } from '@subah/rules/healthcare/lab-visit';
import { orderName } from '@subah/rules/orders/order-name';
import { Button } from '@subah/ui/button';
import { saveFile } from '../../lib/api/save-file.ts';
import { download } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { MissingPatient } from '../../shared/lab-patient/missing-patient.tsx';
import { cashText, DeliveryStop } from './delivery-stop.tsx';

/** Lab samples to collect: patient, address and test. */
export function Samples({ samples, date }: Pick<PickList, 'samples' | 'date'>) {
  const { pending, run } = useAction<'labels'>(t(texts.printLabelsFailed));
  if (samples.length === 0) return null;
  const printLabels = () =>
    run('labels', async () => {
      saveFile(await download('GET admin/lab-samples/labels.pdf', { query: { date } }), `sample-labels-${date}.pdf`);
    });
  const hasPatients = samples.some(({ tests }) => tests.some(({ patient }) => patient));
  return (
    <section className="card break-before-page p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold text-base">{t(texts.samples, { time: COLLECTION_WINDOW, count: samples.length })}</h2>
        {hasPatients && (
          <Button
            size="sm"
            variant="line"
            busy={pending === 'labels'}
            onClick={() => void printLabels()}
            className="print:hidden"
          >
            {t(texts.tubeLabels)}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {samples.map((sample) => (
          <DeliveryStop
            key={sample._id}
            stop={sample}
            title={`${orderName(sample._id)} · ${sample.name}`}
            money={cashText(sample)}
          >
            <ul className="mt-1 grid gap-2">
              {sample.tests.map(({ patient, isCollectedWithDelivery, ...test }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a test is listed once for each patient
                <li key={index}>
                  {test.name}
                  {isCollectedWithDelivery && <b> ({t(texts.withDelivery)})</b>}
                  {patient ? (
                    `: ${patientLabel(patient)}`
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
