import { useEffect } from 'react';
import { SHOP_NAME } from '../shop-name.ts';

/** Title of the browser tab: `useDocumentTitle('Grocery', 'Masters')` gives "Grocery · Masters · Subah", with the name of the shop. */
export function useDocumentTitle(...parts: (string | null)[]): void {
  const title = [...parts, SHOP_NAME].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
