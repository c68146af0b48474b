export const SHORTEST_PASSWORD = 6;

export const isPassword = (text: string): boolean => text.length >= SHORTEST_PASSWORD;
