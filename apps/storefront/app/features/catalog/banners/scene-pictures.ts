import { picturePath } from '@subah/contract/picture';

/** 600 x 460 pixels, transparent background. */
export const scenePictures = {
  produce: picturePath('demo/scene-produce'),
  grocery: picturePath('demo/scene-grocery'),
  dairy: picturePath('demo/scene-dairy'),
  medicine: picturePath('demo/scene-medicine'),
} as const;
