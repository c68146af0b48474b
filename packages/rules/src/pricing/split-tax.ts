/** Prices include tax: what of a gross amount is value, and what is tax. The two always add up to it. */
export function splitTax(grossPaise: number, gstPercent: number): { taxablePaise: number; taxPaise: number } {
  const taxablePaise = Math.round((grossPaise * 100) / (100 + gstPercent));
  return { taxablePaise, taxPaise: grossPaise - taxablePaise };
}

/** The shop sells from Madhya Pradesh: inside it the tax is shared by centre and state, outside it is one. */
const OWN_STATE_SPELLINGS = ['madhyapradesh', 'mp'];

export function shareTax(taxPaise: number, state: string): { cgstPaise: number; sgstPaise: number; igstPaise: number } {
  const isOwnState = OWN_STATE_SPELLINGS.includes(state.toLowerCase().replace(/[^a-z]/g, ''));
  if (!isOwnState) return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise };
  const cgstPaise = Math.floor(taxPaise / 2);
  return { cgstPaise, sgstPaise: taxPaise - cgstPaise, igstPaise: 0 };
}
