import { productForm } from '@subah/contract/catalog/catalog-forms';
import { expect, test } from 'vitest';
import { schemaErrors, toFormData } from './form-values.ts';

test('takes the messages from the contract schema', () => {
  const errors = schemaErrors(productForm('fruits', true), { name: '', price: '', unit: 'kg', quantity: '1' });
  expect(errors).toEqual({
    name: 'Product name is required.',
    price: 'Price is required.',
    subcategoryId: 'Select a subcategory.',
  });
});

test('sends new pictures as files and stored ones as a list of paths', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const data = toFormData({
    name: 'Tomato',
    images: { kept: ['/uploads/a-600.webp'], added: [file] },
    isOrganic: true,
  });
  expect(data.get('name')).toBe('Tomato');
  expect(data.get('isOrganic')).toBe('true');
  expect(data.get('keepImages')).toBe('["/uploads/a-600.webp"]');
  expect((data.get('images') as File).name).toBe('a.png');
});
