import sharp from 'sharp';
import { orders } from '../src/modules/orders/orders.tables.ts';
import { prescriptions } from '../src/modules/prescriptions/prescriptions.tables.ts';
import type { Settings } from '../src/platform/settings.ts';
import { type NewCustomer, newCustomer } from './new-customer.ts';
import { openDemoShop } from './open-shop.ts';

export const NOON = new Date('2027-02-10T12:00:00+05:30');

/** As a browser sends it, with a file name that nobody should trust. */
export function form(description: string, ...images: (Buffer | string)[]): FormData {
  const data = new FormData();
  data.append('description', description);
  for (const [index, image] of images.entries()) {
    data.append(
      'images',
      new Blob([typeof image === 'string' ? image : new Uint8Array(image)], { type: 'image/jpeg' }),
      `../../photo-${index}.jpg`,
    );
  }
  return data;
}

/** A shop at noon, with Asha, who has a photo of a prescription. `startOver` comes before each test. */
export async function openPrescriptionShop(settings: Partial<Settings> = {}) {
  let now = NOON;
  const shop = await openDemoShop({ clock: () => now, settings });
  // An order of the demo shop waits for one of its prescriptions, which `startOver` takes away.
  await shop.database.db.update(orders).set({ prescriptionId: null, prescriptionState: 'none' });
  return {
    ...shop,
    asha: await newCustomer(shop),
    photo: await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fffdf8' } })
      .jpeg()
      .toBuffer(),
    async startOver() {
      now = NOON;
      await shop.database.db.delete(prescriptions);
    },
    setClock: (moment: Date) => {
      now = moment;
    },
    upload: (who: NewCustomer, data: FormData, path = 'presciptions') => who.post(`/api/medical/${path}`, data),
    admin: async () => (await shop.signIn('admin')).accessToken,
  };
}

export type PrescriptionShop = Awaited<ReturnType<typeof openPrescriptionShop>>;
