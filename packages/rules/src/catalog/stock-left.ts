/** At this many packs or fewer a card shows "Only 3 left". */
export const FEW_LEFT = 5;

/** The documented order of the fields that may hold the stock: volume, else stock, else quantity. */
export const stockLeft = (product: { volume?: number; stock?: number; quantity?: number }): number =>
  product.volume ?? product.stock ?? product.quantity ?? 0;

export const isSoldOut = (product: { isAvailable: boolean } & Parameters<typeof stockLeft>[0]): boolean =>
  !product.isAvailable || stockLeft(product) <= 0;
