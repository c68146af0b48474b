import { t } from '@subah/messages/console/message';
import { shell as texts } from '@subah/messages/console/shell';
import { CountBadge } from '@subah/ui/badge';
import { cx } from '@subah/ui/class-names';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { may, ownRole } from '../lib/api/may.ts';
import { useOrderCounts } from '../shared/orders/use-order-counts.ts';
import type { Section } from './section.ts';
import { groupSections, sectionLink, sectionsOf } from './sections.ts';
import { useWaitingIn } from './use-waiting-work.ts';

/** Navigation of the sidebar and the drawer. */
export function SectionLinks({ current }: { current: Section | undefined }) {
  const id = useId();
  return (
    <nav aria-label={t(texts.sections)} className="pb-4">
      {groupSections(sectionsOf(ownRole())).map(({ title, members }, index) => (
        <div key={members[0]?.id} className={index > 0 && !title ? 'mt-2.5' : undefined}>
          {title && (
            <p id={`${id}${index}`} className="px-2.5 pt-3.5 pb-1 font-semibold text-bark-quiet text-xs">
              {title}
            </p>
          )}
          <ul aria-labelledby={title ? `${id}${index}` : undefined}>
            {members.map((section) => (
              <li key={section.id}>
                <SectionLink section={section} isCurrent={section === current} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SectionLink({ section, isCurrent }: { section: Section; isCurrent: boolean }) {
  const { label, icon: Icon } = section;
  const link = useRef<HTMLAnchorElement>(null);
  // The list is longer than most windows.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      to={sectionLink(section)}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'flex min-h-11 items-center gap-2.5 rounded-[9px] px-2.5 transition-colors lg:min-h-8.5',
        'focus-visible:outline-mango-400 focus-visible:-outline-offset-2',
        isCurrent ? 'bg-white/13 font-bold text-white' : 'font-medium hover:bg-white/7',
      )}
    >
      <Icon className="size-4.25 flex-none opacity-85" aria-hidden />
      {label}
      {section.id === 'all-orders' ? may('see reports') && <NewOrderCount /> : <WaitingCount section={section} />}
    </Link>
  );
}

/** Hidden from screen readers; the bell in the top bar announces the same number. */
function NewOrderCount() {
  const { data } = useOrderCounts();
  return (
    <span aria-hidden className="ml-auto">
      <CountBadge count={data?.newOrders ?? 0} className="block shadow-none" />
    </span>
  );
}

function WaitingCount({ section }: { section: Section }) {
  const count = useWaitingIn(section.id);
  if (count === 0) return null;
  return (
    <span className="ml-auto">
      <CountBadge count={count} className="block shadow-none" />
      <span className="sr-only"> {t(texts.waiting)}</span>
    </span>
  );
}
