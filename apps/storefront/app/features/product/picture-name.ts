import { product } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
/** Alternative text of a product picture. */
export const pictureName = (name: string, index: number): string =>
  index === 0 ? name : t(product.pictureView, { name, number: index + 1 });
