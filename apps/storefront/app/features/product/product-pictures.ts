import type { Product } from '@subah/contract/catalog/catalog';

/** A product without a list of pictures has at least the one of its card. */
export const picturesOf = ({ images, image }: Pick<Product, 'images' | 'image'>): readonly string[] =>
  images.length > 0 ? images : [image];
