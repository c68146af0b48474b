export const customerLink = (id: string): string => `?section=customers&customer=${id}`;
