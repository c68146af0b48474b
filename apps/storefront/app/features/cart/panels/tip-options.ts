/** Rupees. Drawer and checkout offer different amounts for the same tip. */
export const DRAWER_TIPS = [10, 20, 25, 40, 50, 65] as const;
export const CHECKOUT_TIPS = [10, 20, 30, 40, 50] as const;
