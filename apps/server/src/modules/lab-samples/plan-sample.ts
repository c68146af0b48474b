import { isDeepStrictEqual } from 'node:util';
import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { LabPatient } from '@subah/contract/healthcare/lab-patient';
import { labVisit } from '@subah/messages/lab-visit';
import { fill } from '@subah/messages/message';
import { orderTimeline } from '@subah/messages/order-timeline';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import type { DeliverySettings } from '@subah/rules/delivery/delivery-settings';
import { labPatientErrors, patientErrors } from '@subah/rules/healthcare/lab-visit';
import { refuseSamplePlan } from '@subah/rules/orders/allowed-changes';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { findDeliverySettings } from '../delivery/index.ts';
import {
  addEvent,
  findKeptLines,
  lockOrder,
  type OrderLineRow,
  requireVersion,
  setLabPatient,
} from '../orders/index.ts';

type SamplePlan = {
  orderId: string;
  patient: LabPatient;
  actor: Pick<SessionUser, 'id' | 'role'>;
  /** The version that the client has read. */
  version?: number | undefined;
  now: Date;
};

/** Sets patient and collection date of a lab test, as agreed by phone. Both may be changed again. */
export async function planSample(tx: Tx, { orderId, patient, actor, version, now }: SamplePlan): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order?.placedAt) throw notFound('order');
  await requireVersion(tx, order, version);
  const lines = await findKeptLines(tx, order.id);
  const line = findLabTest(lines, patient.productId);
  const bringsGoods = lines.some(({ catalog }) => catalogFacts[catalog].isCarried);
  const refusal = refuseSamplePlan({ ...order, bringsGoods }, line);
  if (refusal) throw new Problem('SAMPLE_NOT_PLANNABLE', refusal);
  checkPatient(patient, line, await findDeliverySettings(tx), now);
  const { patientName, patientAge, patientSex = null, collectionDate, morePatients = line.morePatients } = patient;
  const isSameDate = line.collectionDate === collectionDate;
  // A repeated request adds no second event.
  const isSamePatient =
    line.patientName === patientName && line.patientAge === patientAge && line.patientSex === patientSex;
  if (isSameDate && isSamePatient && isDeepStrictEqual(line.morePatients, morePatients)) return;
  const isCollectedWithDelivery = isSameDate && line.isCollectedWithDelivery;
  await setLabPatient(tx, line.id, {
    patientName,
    patientAge,
    patientSex,
    morePatients,
    collectionDate,
    isCollectedWithDelivery,
  });
  // Privacy: neither the timeline nor the audit log contains the patient's name.
  await addEvent(tx, {
    orderId: order.id,
    label: isSameDate ? orderTimeline.patientChanged : fill(orderTimeline.sampleAgreed, { date: collectionDate }),
    actorId: actor.id,
    actorRole: actor.role,
    createdAt: now,
  });
  await recordChange(tx, {
    actorId: actor.id,
    action: 'update',
    subject: 'order',
    subjectId: order.id,
    before: { collectionDate: line.collectionDate },
    after: { labTest: line.name, collectionDate },
  });
}

function findLabTest(lines: OrderLineRow[], productId: string): OrderLineRow {
  const line = lines.find((candidate) => candidate.productId === productId);
  if (!line) throw fieldProblem('productId', 'This product is not part of the order.');
  if (line.catalog !== 'labtest') throw fieldProblem('productId', 'Samples are collected for lab tests only.');
  return line;
}

function checkPatient(
  patient: LabPatient,
  { quantity, collectionDate }: OrderLineRow,
  settings: DeliverySettings,
  now: Date,
): void {
  const [fault] = Object.entries(labPatientErrors(patient, now, settings, collectionDate));
  if (fault) throw fieldProblem(...fault);
  const { morePatients = [] } = patient;
  const [further] = morePatients.flatMap((person) => Object.values(patientErrors(person)));
  if (further) throw fieldProblem('morePatients', further);
  if (morePatients.length >= quantity) throw fieldProblem('morePatients', labVisit.tooManyPatients);
}
