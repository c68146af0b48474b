import type { ReactNode } from 'react';
import { textLanguage } from '../language/text-language.ts';

const languageOf = (content: ReactNode) => (typeof content === 'string' ? textLanguage(content) : undefined);

/** A table cell with a smaller second line. */
export const StackedCell = ({ primary, secondary }: { primary: ReactNode; secondary?: ReactNode }) => (
  <span>
    <span lang={languageOf(primary)} className="block">
      {primary}
    </span>
    {secondary && (
      <span lang={languageOf(secondary)} className="block font-normal text-ink-600 text-xs">
        {secondary}
      </span>
    )}
  </span>
);
