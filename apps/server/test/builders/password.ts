/** Password of every account that a builder makes. */
export const PASSWORD = 'customer123';
