/** The MRP is printed on the pack; the law forbids to ask for more. */
export const priceFault = (pricePaise: number, mrpPaise: number): string | undefined =>
  pricePaise > mrpPaise ? 'The price cannot be above the MRP.' : undefined;
