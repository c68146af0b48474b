/** Limit of a shop that has set none. At or below its limit a product is on the low-stock list of the console. */
export const DEFAULT_LOW_STOCK_LIMIT = 10;
export const MAX_LOW_STOCK_LIMIT = 9999;

type ProductStock = {
  stock: number;
  /** The product's own limit, else that of the shop. */
  lowStockAt: number;
};

export const isLowStock = ({ stock, lowStockAt }: ProductStock): boolean => stock <= lowStockAt;
