import { picturePath } from '@subah/contract/picture';

/** 600 x 460 pixels, transparent background. The server stores them in every shop. */
export const scenePictures = {
  produce: picturePath('default/scene-produce'),
  grocery: picturePath('default/scene-grocery'),
  dairy: picturePath('default/scene-dairy'),
  medicine: picturePath('default/scene-medicine'),
} as const;
