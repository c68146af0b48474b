import { type StaffMessages, withValues } from './message.ts';

export const products = {
  unknownBarcode: withValues<{ barcode: string }>({
    en: ({ barcode }) => `No product has the barcode ${barcode}.`,
    hi: ({ barcode }) => `बारकोड ${barcode} किसी सामान का नहीं है।`,
  }),
  product: { en: 'Product', hi: 'सामान' },
  category: { en: 'Category', hi: 'कैटेगरी' },
  findHint: { en: 'Name, code or barcode', hi: 'नाम, कोड या बारकोड' },
  searchOrScan: { en: 'Search or scan', hi: 'खोजें या स्कैन करें' },
  categoryHint: { en: 'Adds all of its products', hi: 'इसका सारा सामान जुड़ जाएगा' },
  mappingIncomplete: { en: 'Please select a category and at least one product' },
  mappingFailed: { en: 'Mapping failed' },
  mappedToast: { en: 'Products mapped successfully!' },
  addProducts: { en: 'Add products' },
  select: withValues<{ noun: string }>({ en: ({ noun }) => `Select ${noun}` }),
  pickerHint: { en: 'Type to search, Enter to choose' },
  searchProducts: { en: 'Search products' },
  inStock: withValues<{ stock: number }>({ en: ({ stock }) => `Stock ${stock}`, hi: ({ stock }) => `स्टॉक ${stock}` }),
  rx: { en: 'Rx' },
  chosen: withValues<{ count: number }>({ en: ({ count }) => `${count} chosen` }),
  removeProduct: withValues<{ name: string }>({ en: ({ name }) => `Remove ${name}` }),
  scanBarcode: { en: 'Scan a barcode', hi: 'बारकोड स्कैन करें' },
  cameraFailed: { en: 'The camera could not be opened.', hi: 'कैमरा नहीं खुला।' },
} satisfies StaffMessages;
