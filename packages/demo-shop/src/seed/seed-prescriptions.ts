import { imageKey } from '@subah/server/modules/prescriptions/index';
import {
  prescriptionBasketLines,
  prescriptionImages,
  prescriptions,
} from '@subah/server/modules/prescriptions/prescriptions.tables';
import type { Tx } from '@subah/server/platform/database/database';
import sharp from 'sharp';
import { demoId } from '../demo-id.ts';
import { drawPrescription } from '../pictures/draw-prescription.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WAITING = 'waiting';
const ACCEPTED = 'accepted';

const samplePrescriptions = {
  [ACCEPTED]: {
    clinic: 'Aarogya Clinic',
    doctor: 'Dr. Anjali Deshpande, MBBS, MD',
    registration: 'MP-10412',
    patient: 'Priya Verma, 34 years',
    date: '9 November',
    medicines: [
      { name: 'Amoxicillin 500 mg', dose: '1 - 0 - 1 after food, 5 days' },
      { name: 'Cetirizine 10 mg', dose: '0 - 0 - 1 at night, 5 days' },
    ],
  },
  [WAITING]: {
    clinic: 'Chouksey Dawakhana',
    doctor: 'Dr. Ramesh Chouksey, MBBS',
    registration: 'MP-06127',
    patient: 'Ramesh Verma, 67 years',
    date: '14 November',
    medicines: [
      { name: 'Azithromycin 500 mg', dose: '1 - 0 - 0 after food, 3 days' },
      { name: 'Paracetamol 650 mg', dose: 'when there is fever, at most 3 a day' },
    ],
  },
};

const basket = [
  { code: 'raksham-amoxicillin-500-capsule', quantity: 1 },
  { code: 'shwasika-cetirizine-10-tablet', quantity: 1 },
];

/** Two prescriptions of the demo customer: one approved with a suggested basket, one pending. */
export async function seedPrescriptions(tx: Tx, ids: { customer: string; admin: string }, now: Date): Promise<void> {
  const days = (count: number) => new Date(now.getTime() - count * DAY_MS);
  await tx.insert(prescriptions).values([
    {
      id: demoId('prescription', ACCEPTED),
      userId: ids.customer,
      description: 'Throat infection, medicines for five days.',
      status: 'approved',
      decidedBy: ids.admin,
      decidedAt: days(5),
      basketMadeAt: days(5),
      createdAt: days(6),
      updatedAt: days(5),
    },
    {
      id: demoId('prescription', WAITING),
      userId: ids.customer,
      description: 'For my father. Please call before you pack.',
      createdAt: days(1),
      updatedAt: days(1),
    },
  ]);
  await tx.insert(prescriptionImages).values(
    [ACCEPTED, WAITING].map((code) => ({
      id: demoId('prescription image', code),
      prescriptionId: demoId('prescription', code),
      position: 1,
    })),
  );
  await tx.insert(prescriptionBasketLines).values(
    basket.map(({ code, quantity }) => ({
      prescriptionId: demoId('prescription', ACCEPTED),
      productId: demoId('product', code),
      quantity,
    })),
  );
}

/** The stored photos of these prescriptions. */
export async function demoPrivateFiles(): Promise<[key: string, bytes: Buffer][]> {
  return Promise.all(
    Object.entries(samplePrescriptions).map(async ([code, sheet]): Promise<[string, Buffer]> => {
      const photo = await sharp(Buffer.from(drawPrescription(sheet)))
        .webp({ quality: 88 })
        .toBuffer();
      return [imageKey(demoId('prescription image', code)), photo];
    }),
  );
}
