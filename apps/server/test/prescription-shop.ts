import sharp from 'sharp';
import { prescriptions } from '../src/modules/prescriptions/prescriptions.tables.ts';
import type { Settings } from '../src/platform/settings.ts';
import { type NewCustomer, newCustomer } from './new-customer.ts';
import { openStockedShop } from './open-shop.ts';

export const NOON = new Date('2027-02-10T12:00:00+05:30');

/** A form as a browser sends it, with file names that try to leave the folder. */
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

/** A shop at noon with the customer Asha and a photo to upload. Call `reset` before each test. */
export async function openPrescriptionShop(settings: Partial<Settings> = {}) {
  let now = NOON;
  const shop = await openStockedShop({ clock: () => now, settings });
  return {
    ...shop,
    asha: await newCustomer(shop),
    photo: await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fffdf8' } })
      .jpeg()
      .toBuffer(),
    async reset() {
      now = NOON;
      await shop.database.db.delete(prescriptions);
    },
    setClock: (moment: Date) => {
      now = moment;
    },
    upload: (customer: NewCustomer, data: FormData, path = 'presciptions') =>
      customer.post(`/api/medical/${path}`, data),
    signInAdmin: async () => (await shop.signIn('admin')).accessToken,
  };
}

export type PrescriptionShop = Awaited<ReturnType<typeof openPrescriptionShop>>;
