import { cx } from '@subah/ui/class-names';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';

export type SideLink = { to: string; label: string; isCurrent: boolean; image?: string };
export type SideGroup = { title?: string; links: readonly SideLink[] };

/** A sticky list on desktops, a row of chips below that. */
export function SideNav({ label, groups }: { label: string; groups: readonly SideGroup[] }) {
  const row = useRef<HTMLElement>(null);
  const { location: next } = useNavigation();
  const links = groups.flatMap((group) => group.links);
  const current = links.find((link) => link.isCurrent)?.to;
  // Marks the clicked link before its page has loaded.
  const pendingTo = next && links.find((link) => link.to === next.pathname + next.search)?.to;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current link changes
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen) scrollIntoRow(row.current, chosen);
  }, [current]);

  return (
    <nav ref={row} aria-label={label} className={NAV}>
      {groups.map((group) => (
        <SideSection key={group.title ?? ''} group={group} chosen={pendingTo ?? current} />
      ))}
    </nav>
  );
}

function SideSection({ group, chosen }: { group: SideGroup; chosen: string | undefined }) {
  return (
    <div className="flex flex-none items-center gap-2 lg:block">
      {group.title && (
        <p
          lang={textLanguage(group.title)}
          className="flex-none font-bold text-meta text-ink-600 lg:px-3.5 lg:pt-2.5 lg:pb-1"
        >
          {group.title}
        </p>
      )}
      <ul className="flex gap-2 lg:grid lg:gap-0.5">
        {group.links.map((link) => (
          <li key={link.to} className="flex-none">
            <Link
              to={link.to}
              lang={textLanguage(link.label)}
              aria-current={link.isCurrent ? 'page' : undefined}
              className={cx(
                LINK,
                link.to === chosen ? CHOSEN : 'border-line bg-card lg:border-transparent lg:bg-transparent',
              )}
            >
              {link.image && (
                <span className="size-8 flex-none overflow-hidden rounded-full bg-tint lg:size-9 lg:rounded-sm">
                  <StoredPicture path={link.image} alt="" sizes="36px" className="size-full object-cover" />
                </span>
              )}
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Scrolls the row, never the page. */
function scrollIntoRow(row: HTMLElement, chosen: HTMLElement): void {
  const [frame, box] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (box.left < frame.left || box.right > frame.right) {
    row.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
  }
  if (box.top < frame.top || box.bottom > frame.bottom) {
    row.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
  }
}

const NAV = cx(
  'no-scrollbar -mx-gutter flex gap-4 overflow-x-auto px-gutter py-1',
  'lg:sticky lg:top-32 lg:mx-0 lg:grid lg:max-h-[calc(100dvh-9rem)] lg:gap-1 lg:overflow-y-auto lg:px-1',
);
const LINK = cx(
  'inline-flex min-h-11 items-center gap-2.5 rounded-full border px-3.5 font-semibold whitespace-nowrap transition-colors',
  'hover:bg-leaf-50 has-[img]:pl-1.5 lg:relative lg:flex lg:rounded-btn lg:whitespace-normal lg:has-[img]:pl-3',
);
const CHOSEN = cx(
  'border-leaf-600 bg-leaf-50 text-leaf-700 lg:border-transparent',
  'lg:before:absolute lg:before:inset-y-2.5 lg:before:left-0 lg:before:w-[3px] lg:before:rounded-full lg:before:bg-leaf-600',
);
