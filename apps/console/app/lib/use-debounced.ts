import { useEffect, useState } from 'react';

/** Follows a value once it has rested for a moment. */
export function useDebounced<Value>(value: Value, restMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
