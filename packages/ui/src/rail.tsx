import { common } from '@subah/messages/common';
import { kit } from '@subah/messages/kit';
import { t } from '@subah/messages/translate';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { RoundButton } from './button.tsx';
import { cx } from './class-names.ts';

type RailProps = {
  title: ReactNode;
  /** Id of the heading. */
  id: string;
  lead?: ReactNode;
  /** At the end of the heading line: a "See all" link. */
  aside?: ReactNode;
  /** Fewer and wider cards. */
  wide?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const STEP_PX = 200;

/** A scrolling row of cards, with buttons on desktops. */
export function Rail({ title, id, lead, aside, wide = false, className, children }: RailProps) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

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
  }, []);

  const move = (left: number) => track.current?.scrollBy({ left });
  const fitsWhole = ends.atStart && ends.atEnd;

  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-3 flex items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="font-bold text-xl tracking-[-0.015em] md:text-2xl">
            {title}
          </h2>
          {lead && <p className="text-ink-600">{lead}</p>}
        </div>
        <div className="flex flex-none items-center gap-2">
          {aside}
          <div className={cx('hidden gap-2', !fitsWhole && 'lg:flex')}>
            <RoundButton size="sm" label={t(common.back)} aria-disabled={ends.atStart} onClick={() => move(-STEP_PX)}>
              <ChevronLeft aria-hidden className="size-5" />
            </RoundButton>
            <RoundButton size="sm" label={t(kit.forward)} aria-disabled={ends.atEnd} onClick={() => move(STEP_PX)}>
              <ChevronRight aria-hidden className="size-5" />
            </RoundButton>
          </div>
        </div>
      </div>
      <ul ref={track} className={cx(TRACK, wide ? WIDE : NARROW)}>
        {Children.map(children, (child) => (
          <li className="grid snap-start scroll-ml-gutter lg:scroll-ml-0">{child}</li>
        ))}
      </ul>
    </section>
  );
}

const TRACK = cx(
  'no-scrollbar grid snap-x snap-proximity lg:snap-none grid-flow-col gap-2.5 overflow-x-auto scroll-smooth pt-0.5 pb-1.5 md:gap-4',
  '-mx-gutter px-gutter lg:mx-0 lg:px-0',
);
const NARROW = 'auto-cols-[152px] md:auto-cols-[184px] lg:auto-cols-[calc((100%-5*16px)/6)]';
const WIDE = 'auto-cols-[264px] md:auto-cols-[304px] lg:auto-cols-[calc((100%-3*16px)/4)]';
