import { stateCode } from '../invoices/place-of-supply.ts';

/**
 * Prices include tax. Half of the tax is rounded to the paisa and doubled, so that CGST and SGST are equal; the taxable
 * value is the rest. The two parts always add up to the gross amount.
 */
export function splitTax(grossPaise: number, gstPercent: number): { taxablePaise: number; taxPaise: number } {
  const taxPaise = 2 * Math.round((grossPaise * gstPercent) / (2 * (100 + gstPercent)));
  return { taxablePaise: grossPaise - taxPaise, taxPaise };
}

/** The rounding of earlier releases, for invoices that were issued with it. */
export function splitTaxUnevenly(grossPaise: number, gstPercent: number): { taxablePaise: number; taxPaise: number } {
  const taxablePaise = Math.round((grossPaise * 100) / (100 + gstPercent));
  return { taxablePaise, taxPaise: grossPaise - taxablePaise };
}

/** Where the shop is registered, unless its GSTIN says otherwise. */
const DEFAULT_HOME_STATE = '23';

/** Sales inside the shop's state have CGST and SGST, sales to other states have IGST. `homeState` is a GST code. */
export function shareTax(
  taxPaise: number,
  state: string,
  homeState = DEFAULT_HOME_STATE,
): { cgstPaise: number; sgstPaise: number; igstPaise: number } {
  if (stateCode(state) !== homeState) return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise };
  // Only orders of earlier releases have an odd tax.
  const cgstPaise = Math.floor(taxPaise / 2);
  return { cgstPaise, sgstPaise: taxPaise - cgstPaise, igstPaise: 0 };
}
