import type { FastifyInstance } from 'fastify';
import type { Pictures } from '../platform/pictures.ts';

const SIZES_OF_CARDS = /\/uploads\/([a-z0-9/-]+-(?:300|600)\.avif)/g;

/** Makes the pictures of the home page, one after the other, so that the first visitor does not wait for them. */
export function warmHomePictures(app: FastifyInstance, pictures: Pictures): void {
  let isClosing = false;
  app.addHook('onClose', async () => {
    isClosing = true;
  });
  const warm = async (): Promise<void> => {
    const home = await app.inject('/');
    const names = new Set(Array.from(home.payload.matchAll(SIZES_OF_CARDS), ([, name = '']) => name));
    for (const name of names) {
      if (isClosing) return;
      await pictures.size(name);
    }
  };
  app.addHook('onListen', async () => {
    // Not awaited: the shop is open meanwhile.
    warm().catch((error: unknown) => app.log.warn(error, 'the pictures of the home page could not be made'));
  });
}
