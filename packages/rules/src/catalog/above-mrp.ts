/** The MRP is printed on the pack; selling above it is illegal in India. */
export const isAboveMrp = (pricePaise: number, mrpPaise: number): boolean => pricePaise > mrpPaise;
