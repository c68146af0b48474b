/**
 * Money is whole paise inside and rupees on the wire. These are the only places where one becomes the other,
 * so a float never takes part in a sum.
 */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;

/**
 * "₹1,23,456", and paise only where there are some: "₹49.50". Without `Intl`, whose first formatter blocks a phone for
 * 100 ms.
 */
export function formatRupees(rupees: number): string {
  const [whole = '', paise] = Math.abs(rupees)
    .toFixed(Number.isInteger(rupees) ? 0 : 2)
    .split('.');
  // A comma before the last three digits, and before every two digits in front of them.
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
  return `${rupees < 0 ? '-' : ''}₹${grouped}${paise === undefined ? '' : `.${paise}`}`;
}
