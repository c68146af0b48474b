import { common } from '@subah/messages/common';
import { kit } from '@subah/messages/kit';
import { t } from '@subah/messages/translate';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { RoundButton } from './button.tsx';
import { cx } from './class-names.ts';
import { useIsNear } from './use-is-near.ts';

type RailProps = {
  title: ReactNode;
  /** Id of the heading. */
  id: string;
  lead?: ReactNode;
  /** At the end of the heading line: a "See all" link. */
  aside?: ReactNode;
  /** Fewer and wider cards. */
  wide?: boolean | undefined;
  /** The cards of the HTML; the others follow when the rail comes near the screen. */
  firstCount?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A scrolling row of cards, with buttons on desktops. */
export function Rail({ title, id, lead, aside, wide = false, firstCount, className, children }: RailProps) {
  const track = useRef<HTMLUListElement>(null);
  const isNear = useIsNear(track);

  const heading = (
    <h2 id={id} className="font-bold text-xl tracking-[-0.015em] md:text-2xl">
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-3 flex items-end justify-between gap-4">
        {lead ? (
          <div className="min-w-0">
            {heading}
            <p className="text-ink-600">{lead}</p>
          </div>
        ) : (
          heading
        )}
        <div className="flex flex-none items-center gap-2">
          {isNear && <Arrows track={track} />}
          {aside}
        </div>
      </div>
      <Track track={track} count={isNear ? undefined : firstCount} className={wide ? 'rail-wide' : undefined}>
        {children}
      </Track>
    </section>
  );
}

type CardRowProps = Pick<RailProps, 'firstCount' | 'className' | 'children'>;

/** The row of a rail without heading and buttons. */
export function CardRow({ firstCount, ...rest }: CardRowProps) {
  const track = useRef<HTMLUListElement>(null);
  const isNear = useIsNear(track);
  return <Track track={track} count={isNear ? undefined : firstCount} {...rest} />;
}

type TrackProps = Pick<RailProps, 'className' | 'children'> & {
  track: RefObject<HTMLUListElement | null>;
  count: number | undefined;
};

function Track({ track, count, className, children }: TrackProps) {
  return (
    <ul ref={track} className={cx('rail', className)}>
      {Children.toArray(children)
        .slice(0, count)
        .map((child) => (
          <li key={(child as ReactElement).key}>{child}</li>
        ))}
    </ul>
  );
}

const STEP_PX = 200;

/** Left of the link, which keeps its place when they appear. */
function Arrows({ track }: { track: RefObject<HTMLUListElement | null> }) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const update = () => {
      const atStart = row.scrollLeft <= 1;
      const atEnd = row.scrollLeft >= row.scrollWidth - row.clientWidth - 1;
      setEnds((last) => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }));
    };
    row.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [track]);

  const move = (left: number) => track.current?.scrollBy({ left });
  if (ends.atStart && ends.atEnd) return null;
  return (
    <div className="hidden gap-2 lg:flex">
      <RoundButton size="sm" label={t(common.back)} aria-disabled={ends.atStart} onClick={() => move(-STEP_PX)}>
        <ChevronLeft aria-hidden className="size-5" />
      </RoundButton>
      <RoundButton size="sm" label={t(kit.forward)} aria-disabled={ends.atEnd} onClick={() => move(STEP_PX)}>
        <ChevronRight aria-hidden className="size-5" />
      </RoundButton>
    </div>
  );
}
