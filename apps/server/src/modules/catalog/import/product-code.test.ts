import { expect, test } from 'vitest';
import { deriveCode } from './product-code.ts';

test('derives a readable code from name, brand and pack', () => {
  expect(deriveCode('Malabar Parota/Paratha', 'iD Fresho', '350 g Pouch')).toBe(
    'malabar-parota-paratha-id-fresho-350-g-pouch',
  );
  expect(deriveCode("Men's Crème", '', '70 ml')).toBe('mens-creme-70-ml');
});

test('ignores case, spaces and the spelling of packs', () => {
  expect(deriveCode(' TOOR  dal ', 'Tata', '500G')).toBe(deriveCode('Toor Dal', 'TATA', '500 g'));
});

test('derives different codes for different products with long and Hindi names', () => {
  const long = 'very long name '.repeat(20);
  const codes = [
    deriveCode('मेथी', '', '1 kg'),
    deriveCode('पालक', '', '1 kg'),
    deriveCode(`${long} one`, '', ''),
    deriveCode(`${long} two`, '', ''),
    deriveCode('Juice', '', '1.5 l'),
    deriveCode('Juice', '', '15 l'),
    deriveCode('दूध', '', ''),
    deriveCode('Alex Syrup', '', '100 ml'),
    deriveCode('Alex+ Syrup', '', '100 ml'),
  ];
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[a-z0-9-]{1,101}$/);
});
