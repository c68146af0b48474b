/** How a shopper may have a shelf arranged. Relevance is the order in which the shopkeeper filled it. */
export const SHELF_ORDERS = ['relevance', 'price', 'name'] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

type Sortable = { name: string; price: number };

/** Anything that is not one of them, such as what somebody typed into an address, is relevance. */
export const shelfOrder = (text: string | null): ShelfOrder =>
  SHELF_ORDERS.find((order) => order === text?.toLowerCase()) ?? 'relevance';

/** Cheapest first, or from A to Z; products that are equal in that keep their places. */
export function inShelfOrder<Product extends Sortable>(products: readonly Product[], order: ShelfOrder): Product[] {
  if (order === 'price') return products.toSorted((one, other) => one.price - other.price);
  if (order === 'name') return products.toSorted((one, other) => byName.compare(one.name, other.name));
  return [...products];
}

const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Every word that was typed stands somewhere in the name; those whose name starts with it come first. */
export function namedLike<Product extends Sortable>(products: readonly Product[], text: string): Product[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [...products];
  const words = typed.split(/\s+/);
  const found = products.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const startsWithIt = ({ name }: Product) => name.toLowerCase().startsWith(typed);
  return [...found.filter(startsWithIt), ...found.filter((product) => !startsWithIt(product))];
}
