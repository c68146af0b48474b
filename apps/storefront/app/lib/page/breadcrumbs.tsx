import { frame } from '@subah/messages/frame';
import { t } from '@subah/messages/translate';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { textLanguage } from '../language/text-language.ts';
import type { Crumb } from './structured-data.ts';

/** A phone shows only the parent. */
export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label={t(frame.breadcrumb)}>
      <ol className="flex items-center text-ink-600 md:flex-wrap">
        {[HOME, ...trail].map(({ to, label }) => (
          <li key={to} className="flex min-w-0 items-center max-md:not-nth-last-2:hidden">
            <Link
              to={to}
              lang={textLanguage(label)}
              className="inline-flex min-h-11 items-center rounded-sm hover:text-ink hover:underline focus-visible:-outline-offset-2 lg:min-h-8"
            >
              <ChevronLeft aria-hidden="true" className="-ml-1 size-5 flex-none md:hidden" />
              {label}
            </Link>
            <ChevronRight aria-hidden="true" className="mx-1.5 size-4 max-md:hidden" />
          </li>
        ))}
        <li aria-current="page" lang={textLanguage(here)} className="min-w-0 font-semibold text-ink max-md:hidden">
          {here}
        </li>
      </ol>
    </nav>
  );
}

const HOME: Crumb = { to: '/', label: t(frame.home) };
