/** Prices include tax. The two parts always add up to the gross amount. */
export function splitTax(grossPaise: number, gstPercent: number): { taxablePaise: number; taxPaise: number } {
  const taxablePaise = Math.round((grossPaise * 100) / (100 + gstPercent));
  return { taxablePaise, taxPaise: grossPaise - taxablePaise };
}

/** The shop is in Madhya Pradesh: sales inside the state have CGST and SGST, sales to other states have IGST. */
const HOME_STATE_SPELLINGS = ['madhyapradesh', 'mp'];

export function shareTax(taxPaise: number, state: string): { cgstPaise: number; sgstPaise: number; igstPaise: number } {
  const isHomeState = HOME_STATE_SPELLINGS.includes(state.toLowerCase().replace(/[^a-z]/g, ''));
  if (!isHomeState) return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise };
  const cgstPaise = Math.floor(taxPaise / 2);
  return { cgstPaise, sgstPaise: taxPaise - cgstPaise, igstPaise: 0 };
}
