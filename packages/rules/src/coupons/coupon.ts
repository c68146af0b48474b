import type { Catalog } from '../catalog/catalogs.ts';

export const COUPON_KINDS = ['percent', 'flat'] as const;
export const COUPON_CODE = /^[A-Z0-9]{3,20}$/;

export type Coupon = {
  code: string;
  kind: (typeof COUPON_KINDS)[number];
  /** Percent points, or paise. */
  value: number;
  minimumBasketPaise: number;
  capPaise: number | null;
  validFrom: Date;
  validUntil: Date | null;
  totalUses: number | null;
  usesPerCustomer: number | null;
  /** When set, only products of this catalog are discounted. */
  catalog: Catalog | null;
  isActive: boolean;
};
