import type { DemoProduct } from '../demo-product.ts';

/** The fields that differ between lab tests; `labTest` adds the common ones. */
export type DemoLabTest = {
  code: string;
  name: string;
  price: number;
  mrp: number;
  includedTests: number;
  preparation: string;
  hindi: string;
  tags: string[];
  description: string;
  /** Text on the box. */
  label: string;
  c1: string;
  c2: string;
  art: string;
  hue?: number;
  isFeatured?: boolean;
};

export const noFasting = 'No fasting needed';
export const fasting = '10 to 12 hours fasting, water is allowed';
export const morningEmptyStomach = "Morning sample on an empty stomach, before the day's tablet";

export function labTest({ label, c1, c2, art, hue, ...test }: DemoLabTest): DemoProduct {
  const note = test.includedTests > 1 ? `${test.includedTests} tests, home sample` : 'Home sample';
  return {
    ...test,
    brand: 'Subah Labs',
    quantity: 1,
    unit: 'piece',
    stock: 500,
    pack: { template: 'kit', design: 'clinic', label, note, c1, c2, art, ...(hue === undefined ? {} : { hue }) },
  };
}
