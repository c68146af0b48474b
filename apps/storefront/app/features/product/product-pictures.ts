import type { Product } from '@subah/contract/catalog/catalog';

export const picturesOf = ({ images, image }: Pick<Product, 'images' | 'image'>): readonly string[] =>
  images.length > 0 ? images : [image];
