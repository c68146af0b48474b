import { useEffect } from 'react';
import { useShopName } from '../shop-name.ts';

/** Title of the browser tab: `useDocumentTitle('Grocery', 'Masters')` gives "Grocery · Masters · Subah", with the name of the shop. */
export function useDocumentTitle(...parts: (string | null)[]): void {
  const title = [...parts, useShopName()].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
