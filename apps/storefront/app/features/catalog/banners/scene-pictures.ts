import { picturePath } from '@subah/contract/picture';

/** 600 x 460 pixels, transparent background. The server stores them in every shop. */
export const scenePictures = {
  produce: picturePath('default/scene-produce-2'),
  grocery: picturePath('default/scene-grocery'),
  dairy: picturePath('default/scene-dairy-2'),
  medicine: picturePath('default/scene-medicine'),
} as const;
