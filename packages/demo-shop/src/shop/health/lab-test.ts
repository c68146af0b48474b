import type { DemoProduct } from '../demo-product.ts';
import { labParameters } from './lab-parameters.ts';
import { preparations } from './preparations.ts';

/** The fields that differ between lab tests; `labTest` adds the common ones. */
export type DemoLabTest = {
  code: string;
  name: string;
  price: number;
  mrp: number;
  preparation: string;
  /** 24 unless given. */
  reportHours?: number;
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

export function labTest({ label, c1, c2, art, hue, ...test }: DemoLabTest): DemoProduct {
  const parameters = labParameters[test.code];
  const prepared = preparations[test.preparation];
  if (!parameters || !prepared) throw new Error(`${test.code} has no parameters or an unknown preparation`);
  const note = parameters.length > 1 ? `${parameters.length} tests, home sample` : 'Home sample';
  return {
    ...test,
    ...prepared,
    includedTests: parameters.length,
    parameters: parameters.join(', '),
    brand: 'Subah Labs',
    quantity: 1,
    unit: 'piece',
    stock: 500,
    pack: { template: 'kit', design: 'clinic', label, note, c1, c2, art, ...(hue === undefined ? {} : { hue }) },
  };
}
