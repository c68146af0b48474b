import { type StaffMessages, withValues } from './message.ts';

export const products = {
  unknownBarcode: withValues<{ barcode: string }>({ en: ({ barcode }) => `No product has the barcode ${barcode}.` }),
  findHint: { en: 'Name, code or barcode' },
  searchOrScan: { en: 'Search or scan' },
  categoryHint: { en: 'Adds all of its products' },
  mappingIncomplete: { en: 'Please select a category and at least one product' },
  mappingFailed: { en: 'Mapping failed' },
  mappedToast: { en: 'Products mapped successfully!' },
  addProducts: { en: 'Add products' },
  select: withValues<{ noun: string }>({ en: ({ noun }) => `Select ${noun}` }),
  pickerHint: { en: 'Type to search, Enter to choose' },
  searchProducts: { en: 'Search products' },
  inStock: withValues<{ stock: number }>({ en: ({ stock }) => `Stock ${stock}` }),
  rx: { en: 'Rx' },
  chosen: withValues<{ count: number }>({ en: ({ count }) => `${count} chosen` }),
  removeProduct: withValues<{ name: string }>({ en: ({ name }) => `Remove ${name}` }),
  scanBarcode: { en: 'Scan a barcode' },
  cameraFailed: { en: 'The camera could not be opened.' },
} satisfies StaffMessages;
