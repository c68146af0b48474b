/** The charges of a delivery, as the shop sets them. */
export type DeliveryFees = {
  /** Added below `freeDeliveryAbovePaise`. */
  smallCartPaise: number;
  freeDeliveryAbovePaise: number;
  expressPaise: number;
};

export const DEFAULT_FEES: DeliveryFees = {
  smallCartPaise: 10_00,
  freeDeliveryAbovePaise: 199_00,
  expressPaise: 25_00,
};
