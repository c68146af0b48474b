import { picturePath } from '@subah/contract/picture';

/** Still lifes of the shop's own packs on a clear ground, 600 by 460. */
export const scenePictures = {
  produce: picturePath('demo/scene-produce'),
  grocery: picturePath('demo/scene-grocery'),
  dairy: picturePath('demo/scene-dairy'),
  medicine: picturePath('demo/scene-medicine'),
} as const;
