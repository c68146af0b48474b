/** "health drinks" is in the dictionary as "health drink", "potato chip" as "potato chips". */
export const inOtherNumber = (text: string): string => (text.endsWith('s') ? text.slice(0, -1) : `${text}s`);
