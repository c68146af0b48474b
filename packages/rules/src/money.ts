/**
 * Money is whole paise inside and rupees on the wire. These are the only places where one becomes the other,
 * so a float never takes part in a sum.
 */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** "₹1,23,456", and paise only where there are some: "₹49.50". */
export const formatRupees = (rupees: number): string =>
  Number.isInteger(rupees) ? whole.format(rupees) : withPaise.format(rupees);
