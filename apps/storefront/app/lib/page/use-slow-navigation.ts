import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

const BLINK_MS = 200;

/** True when a navigation to one of these paths takes longer than 200 ms. */
export function useSlowNavigation(paths: readonly string[]): boolean {
  const { location } = useNavigation();
  const isMoving = location !== undefined && paths.includes(location.pathname);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setSlow(true), BLINK_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isMoving]);
  return isMoving && isSlow;
}
