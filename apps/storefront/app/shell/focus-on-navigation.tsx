import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '../lib/page/focus-heading.ts';

/** Moves focus to the heading after a navigation, for screen readers. */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) focusHeading();
  }, [pathname, hash]);
  return null;
}
