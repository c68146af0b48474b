/** Riders, customers and readers of reviews see no other part of each other's names: "Asha Verma" is "Asha". */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
