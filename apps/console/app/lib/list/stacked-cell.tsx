import type { ReactNode } from 'react';
import { textLanguage } from '../language/text-language.ts';

const languageOf = (content: ReactNode) => (typeof content === 'string' ? textLanguage(content) : undefined);

type StackedCellProps = {
  primary: ReactNode;
  secondary?: ReactNode;
  /** The second line is a sentence, which takes several lines where it is long. */
  wraps?: boolean;
};

/** A name in a table cell: it takes several lines where the columns have no room beside it. */
export const LongName = ({ children }: { children: ReactNode }) => (
  <span className="wrap-anywhere block whitespace-normal md:min-w-28">{children}</span>
);

/** A table cell with a smaller second line. */
export const StackedCell = ({ primary, secondary, wraps = false }: StackedCellProps) => (
  <span>
    <span lang={languageOf(primary)} className="block">
      {primary}
    </span>
    {secondary && (
      <span
        lang={languageOf(secondary)}
        className={`block font-normal text-ink-600 text-xs ${wraps ? 'min-w-48 max-w-100 whitespace-normal' : ''}`}
      >
        {secondary}
      </span>
    )}
  </span>
);
