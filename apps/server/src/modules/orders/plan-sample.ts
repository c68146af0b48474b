import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { LabPatient } from '@subah/contract/healthcare/lab-patient';
import { collectionLabel, labPatientFaults } from '@subah/rules/healthcare/lab-visit';
import { refuseAgreement } from '@subah/rules/orders/changes';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { addEvent, keptLines, lockOrder, type OrderLineRow } from './orders.queries.ts';
import { orderLines } from './orders.tables.ts';

type Plan = {
  orderId: string;
  patient: LabPatient;
  actor: Pick<SessionUser, 'id' | 'role'>;
  now: Date;
};

/** What the customer said on the phone: who the test is for, and the morning. A morning agreed before may be changed. */
export async function planSample(tx: Tx, { orderId, patient, actor, now }: Plan): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order?.placedAt) throw notFound('Order');
  const refusal = refuseAgreement(order);
  if (refusal) throw new Problem('CONFLICT', refusal);
  const line = testOf(await keptLines(tx, order.id), patient.productId);
  checkPatient(patient, now);
  const { patientName, patientAge, collectionDate } = patient;
  const isSameMorning = line.collectionDate === collectionDate;
  // Pressed twice, or sent again by a bad line: it is told once.
  if (isSameMorning && line.patientName === patientName && line.patientAge === patientAge) return;
  await tx.update(orderLines).set({ patientName, patientAge, collectionDate }).where(eq(orderLines.id, line.id));
  // The patient is nobody's business but of whoever comes: neither the timeline nor the audit log has the name.
  await addEvent(tx, {
    orderId: order.id,
    label: isSameMorning
      ? 'Patient of the lab test changed'
      : `Sample collection agreed: ${collectionLabel(collectionDate)}`,
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

function testOf(lines: OrderLineRow[], productId: string): OrderLineRow {
  const line = lines.find((kept) => kept.productId === productId);
  if (!line) throw fieldProblem('productId', 'This product is not part of the order.');
  if (line.catalog !== 'labtest') throw fieldProblem('productId', 'Samples are collected for lab tests only.');
  return line;
}

function checkPatient(patient: LabPatient, now: Date): void {
  const [fault] = Object.entries(labPatientFaults(patient, now));
  if (fault) throw fieldProblem(...fault);
}
