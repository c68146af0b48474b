/** In rupees. Drawer and checkout offer different ones for the one tip of an order. */
export const DRAWER_TIPS = [10, 20, 25, 40, 50, 65] as const;
export const CHECKOUT_TIPS = [10, 20, 30, 40, 50] as const;
