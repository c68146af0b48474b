/** Alternative text of a product picture. */
export const pictureName = (name: string, index: number): string => (index === 0 ? name : `${name}, view ${index + 1}`);
