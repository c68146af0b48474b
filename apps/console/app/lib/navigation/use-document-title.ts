import { useEffect } from 'react';

/** Title of the browser tab: `useDocumentTitle('Grocery', 'Masters')` gives "Grocery · Masters · Subah". */
export function useDocumentTitle(...parts: (string | null)[]): void {
  const title = [...parts, 'Subah'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
