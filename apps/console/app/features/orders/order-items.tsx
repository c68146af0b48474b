import type { Order, OrderItem, PackedBatch } from '@subah/contract/orders/orders';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { orders as texts } from '@subah/messages/console/orders';
import { pickList } from '@subah/messages/console/pick-list';
import { expiryText } from '@subah/rules/catalog/batches';
import { patientLabel } from '@subah/rules/healthcare/lab-visit';
import { formatRupees } from '@subah/rules/money';
import { canTakeOutTest, isSampleOpen } from '@subah/rules/orders/allowed-changes';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { canChangeItems } from '@subah/rules/orders/refuse-line-changes';
import { Badge } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { ErrorState } from '@subah/ui/empty-state';
import { useState } from 'react';
import { may } from '../../lib/api/may.ts';
import { formatDay } from '../../lib/dates/format-date.ts';
import { Thumbnail } from '../../lib/pictures/thumbnail.tsx';
import { MissingPatient } from '../../shared/lab-patient/missing-patient.tsx';
import { PatientButton } from '../../shared/lab-patient/patient-button.tsx';
import { RepackButton } from '../../shared/orders/repack-button.tsx';
import { ChangeItems } from './change-items.tsx';
import { LabReport } from './lab-report.tsx';
import { usePackedBatches } from './use-packed-batches.ts';

export function OrderItems({ order, onChange }: { order: Order; onChange: () => void }) {
  const [isChanging, setChanging] = useState(false);
  const batches = usePackedBatches(order);
  const changeable = order.products.filter((line) => !line.isRejected && isChangeable(order, line));
  if (isChanging && changeable.length > 0) {
    return <ChangeItems order={order} items={changeable} onClose={() => setChanging(false)} onDone={onChange} />;
  }
  return (
    <>
      <ul>
        {order.products.map((line) => (
          <li key={line._id} className="border-line border-t first:border-t-0">
            <div className="flex items-center gap-2.5 py-1.5">
              <Thumbnail path={line.image} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{line.name}</span>
                <span className="block text-ink-600 text-xs">
                  {line.unit} × {line.quantity}
                  {line.labPatient &&
                    ` · ${t(line.isCollectedWithDelivery ? texts.labPatientsWithDelivery : texts.labPatients, {
                      patients: patientNames(line),
                      day: formatDay(line.labPatient.collectionDate),
                    })}`}
                </span>
                {batches.ofLine(line).map(({ number, expiresOn, quantity, isReturned, isRecalled }) => (
                  <span key={`${number} ${isReturned}`} className="num block text-ink-600 text-xs">
                    {t(texts.packedBatch, { number, expiry: expiryText(expiresOn), packs: quantity })}
                    {isReturned && ` · ${t(common.cameBack)}`}
                    {isRecalled && <b className="text-chilli"> · {t(texts.recalled)}</b>}
                  </span>
                ))}
              </span>
              {line.isRejected && <Badge tone="no">{t(texts.takenOut)}</Badge>}
              <span className="num font-semibold">{formatRupees(line.total)}</span>
            </div>
            {may('handle lab tests') && isToCollect(order, line) && (
              <div className="pb-3 pl-11.5">
                {line.labPatient ? (
                  <PatientButton orderId={order._id} test={line} patient={line.labPatient} />
                ) : (
                  <MissingPatient orderId={order._id} phone={order.deliveryAddress.phone} test={line} />
                )}
              </div>
            )}
            {may('handle lab tests') && line.product_type === 'labtest' && !line.isRejected && (
              <LabReport orderId={order._id} line={line} />
            )}
          </li>
        ))}
      </ul>
      {order.status === 'shipped' && order.products.some((line) => batches.ofLine(line).some(isToTakeOut)) && (
        <div role="alert" className="mt-2 grid justify-items-start gap-2 rounded-btn bg-chilli-50 px-3 py-2">
          <p>{t(pickList.howToRepack)}</p>
          {may('pack orders') && <RepackButton orderId={order._id} onDone={onChange} />}
        </div>
      )}
      {batches.error && <ErrorState title={t(texts.batchesFailed)} onRetry={batches.retry} />}
      {may('change orders') && changeable.length > 0 && (
        <Button variant="soft" size="sm" className="mt-2" onClick={() => setChanging(true)}>
          {t(texts.changeItems)}
        </Button>
      )}
    </>
  );
}

const isToTakeOut = ({ isRecalled, isReturned }: PackedBatch): boolean => isRecalled && !isReturned;

/** Everything until the delivery, afterwards lab tests that are not collected. */
const isChangeable = (order: Order, line: OrderItem): boolean =>
  canChangeItems(order) || canTakeOutTest(sampleOrder(order), { ...sampleOf(line), catalog: line.product_type });

/** The sample can still be planned. */
const isToCollect = (order: Order, line: OrderItem): boolean =>
  line.product_type === 'labtest' && !line.isRejected && isSampleOpen(sampleOrder(order), sampleOf(line));

const sampleOrder = ({ status, deliveredAt, products }: Order) => ({
  status,
  deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
  bringsGoods: homeVisits(products).bringsGoods,
});

const sampleOf = ({ labPatient, isCollectedWithDelivery }: OrderItem) => ({
  collectionDate: labPatient?.collectionDate ?? null,
  isCollectedWithDelivery,
});

const patientNames = ({ labPatient, morePatients }: Order['products'][number]): string =>
  [...(labPatient ? [labPatient] : []), ...morePatients]
    .map(({ patientName, patientAge, patientSex }) =>
      patientLabel({ name: patientName, age: patientAge, sex: patientSex }),
    )
    .join('; ');
