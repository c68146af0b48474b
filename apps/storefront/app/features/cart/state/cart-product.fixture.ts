import type { CartProduct } from './cart-changes.ts';

export const tomato: CartProduct = {
  productId: 'tomato',
  itemType: 'FruitsVegProduct',
  name: 'Tomato, desi',
  image: '',
  unit: '500 g',
  price: 24,
  mrp: 32,
  stockLeft: 42,
  hindiName: null,
  requiresPrescription: false,
};
