/** Stands in rounds and lists for orders outside every area. Pages show it in their language. */
export const NO_AREA = 'Elsewhere';
