/** Whole percent saved on the MRP, rounded down so that the badge never promises more than the bill keeps. */
export function percentOff(mrpPaise: number | undefined, pricePaise: number | undefined): number {
  return Math.floor(saved(mrpPaise, pricePaise));
}

/** Lab tests round to the nearest percent, as their price lists do. */
export function labTestPercentOff(mrpPaise: number | undefined, pricePaise: number | undefined): number {
  return Math.round(saved(mrpPaise, pricePaise));
}

function saved(mrpPaise: number | undefined, pricePaise: number | undefined): number {
  if (!mrpPaise || !pricePaise || pricePaise >= mrpPaise) return 0;
  return ((mrpPaise - pricePaise) * 100) / mrpPaise;
}
