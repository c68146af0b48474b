/** What people call an order: on pages, in messages, on paper and in files. */
export const orderName = (id: string): string => `#${id.slice(-7)}`;
