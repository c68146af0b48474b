import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { textLanguage } from '../language/text-language.ts';
import type { Crumb } from './structured-data.ts';

export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label={t(frame.breadcrumb)}>
      <ol className="no-scrollbar -mx-gutter flex items-center overflow-x-auto px-gutter text-ink-600">
        {[HOME, ...trail].map(({ to, label }) => (
          <li key={to} className="flex flex-none items-center">
            <Link
              to={to}
              lang={textLanguage(label)}
              className="inline-flex min-h-11 items-center rounded-sm hover:text-ink hover:underline focus-visible:-outline-offset-2 lg:min-h-8"
            >
              {label}
            </Link>
            <ChevronRight aria-hidden="true" className="mx-1.5 size-4" />
          </li>
        ))}
        <li
          aria-current="page"
          lang={textLanguage(here)}
          className="flex-none whitespace-nowrap font-semibold text-ink"
        >
          {here}
        </li>
      </ol>
    </nav>
  );
}

const HOME: Crumb = { to: '/', label: t(frame.home) };
