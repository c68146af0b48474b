/** Riders and customers see no other part of each other's names. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
