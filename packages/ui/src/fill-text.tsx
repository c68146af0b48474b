import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Puts elements into a message: `fillText('{code} can’t be used', { code: <b>WELCOME20</b> })`. The order of the words is the
 * translation's.
 */
export const fillText = (text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? elements[part] : part)),
  );
