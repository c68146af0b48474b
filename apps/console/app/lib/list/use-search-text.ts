import { useEffect, useRef, useState } from 'react';
import { useSearchParam } from '../navigation/use-search-param.ts';
import { useDebounced } from './use-debounced.ts';

/** Text of a search box: `text` follows every key, `q` and the URL follow when typing pauses. */
export function useSearchText(): { text: string; setText: (text: string) => void; q: string } {
  const [param, setParam] = useSearchParam('q');
  const [text, setText] = useState(param);
  const q = useDebounced(text.trim());
  const written = useRef(param);

  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setParam(q);
  }, [q, setParam]);

  useEffect(() => {
    // The URL changed elsewhere: the back button, or "Clear filter".
    if (param === written.current) return;
    written.current = param;
    setText(param);
  }, [param]);

  return { text, setText, q };
}
