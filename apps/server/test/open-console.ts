import sharp from 'sharp';
import { insertCatalogTree } from './builders/index.ts';
import { openStockedShop } from './open-shop.ts';

export type FormValue = string | Blob | (string | Blob)[];

/** A form as a browser sends it, with file names that try to leave the folder. */
export function form(values: Record<string, FormValue>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const part of [value].flat()) {
      if (typeof part === 'string') data.append(name, part);
      else data.append(name, part, '../../etc/passwd.png');
    }
  }
  return data;
}

export async function aPicture(): Promise<Blob> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

/** A shop with a small catalog, and an admin and a customer signed in. Close it when done. */
export async function openConsole() {
  const shop = await openStockedShop();
  const tree = await insertCatalogTree(shop);
  const { accessToken } = await shop.signIn('admin');
  return {
    shop,
    tree,
    customer: (await shop.signIn('customer')).accessToken,
    picture: await aPicture(),
    /** Sends as the admin unless a token is given. */
    send: (method: string, path: string, body?: unknown, token = accessToken) =>
      shop.send(method, `/api/${path}`, { body, token }),
    /** Reads past the response cache; its invalidation is tested with the change feed. */
    read: (path: string) => {
      shop.cache.invalidateAll();
      return shop.get(`/api/${path}`);
    },
  };
}

export type OpenConsole = Awaited<ReturnType<typeof openConsole>>;
