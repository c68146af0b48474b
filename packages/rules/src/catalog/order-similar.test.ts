import { expect, test } from 'vitest';
import { orderSimilar } from './order-similar.ts';

const named = (name: string, hindiName: string | null = null) => ({ name, hindiName });
const names = (products: { name: string }[]) => products.map(({ name }) => name);

test('shows other apples first, then one of each fruit, then more of the same', () => {
  const others = [
    named('Banana, Robusta', 'केला'),
    named('Banana, Elaichi', 'इलायची केला'),
    named('Apple, Golden', 'गोल्डन सेब'),
    named('Papaya', 'पपीता'),
  ];
  expect(names(orderSimilar(named('Apple, Shimla', 'शिमला सेब'), others))).toEqual([
    'Apple, Golden',
    'Banana, Robusta',
    'Papaya',
    'Banana, Elaichi',
  ]);
});

test('reads the kind of a medicine from its name without the strength', () => {
  const others = [named('Jeevan Cefixime 200'), named('Asthi Azithromycin 250 mg'), named('Raksham Cefixime 100')];
  expect(names(orderSimilar(named('Raksham Azithromycin 500'), others))[0]).toBe('Asthi Azithromycin 250 mg');
});
