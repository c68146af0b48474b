import type { Catalog } from '@subah/rules/catalog/catalogs';
import { type ImportColumn, importColumns } from '@subah/rules/catalog/list-columns';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';

const EXAMPLES: Record<Catalog, Partial<Record<ImportColumn, string | number>>> = {
  fruits: { name: 'Banana', category: 'Fruits', price: 48, mrp: 60, unit: 'dozen', quantity: 1, stock: 20 },
  grocery: {
    name: 'Toor dal',
    brand: 'Example',
    category: 'Dals and pulses',
    subcategory: 'Toor',
    price: 145,
    mrp: 160,
    unit: 'kg',
    quantity: 1,
    stock: 25,
    tags: 'arhar, dal',
  },
  milk: { name: 'Toned milk', brand: 'Example', category: 'Milk', price: 27, unit: 'ml', quantity: 500, stock: 40 },
  medicine: {
    name: 'Paracetamol 500',
    category: 'Fever',
    price: 18,
    mrp: 20,
    unit: 'tablets',
    quantity: 10,
    stock: 30,
  },
  labtest: { name: 'Complete blood count', category: 'Blood tests', price: 300, mrp: 350 },
};

/** The header that an import reads, and one row as an example. */
export function importTemplate(catalog: Catalog): string {
  const columns = importColumns(catalog);
  const example = EXAMPLES[catalog];
  return CSV_MARK + csvLine(columns) + csvLine(columns.map((column) => example[column] ?? ''));
}
