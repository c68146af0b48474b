import { useEffect, useRef, useState } from 'react';
import { useDebounced } from './use-debounced.ts';
import { useParam } from './use-param.ts';

/** What is typed into a search box: shown at once, searched for and written into the address when it has rested. */
export function useSearchText(): { typed: string; type: (text: string) => void; q: string } {
  const [inAddress, write] = useParam('q');
  const [typed, type] = useState(inAddress);
  const q = useDebounced(typed.trim());
  const written = useRef(inAddress);

  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    write(q);
  }, [q, write]);

  useEffect(() => {
    // Somebody else changed it: the back button, or "Clear filter".
    if (inAddress === written.current) return;
    written.current = inAddress;
    type(inAddress);
  }, [inAddress]);

  return { typed, type, q };
}
