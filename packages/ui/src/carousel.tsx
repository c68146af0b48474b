import { slides as slideWords } from '@subah/messages/kit';
import { t } from '@subah/messages/translate';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { RoundButton } from './button.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { goTo, observeTrack, step } from './carousel-track.ts';
import { cx } from './class-names.ts';

type Visible = 1 | 2 | 3 | 4;

type CarouselProps = {
  label: string;
  slides: readonly ReactNode[];
  intervalMs: number;
  /** Previous and next buttons at desktop width. */
  arrows?: boolean | undefined;
  /** The slides have no links or buttons, so the row itself takes the focus for scrolling by keyboard. */
  isTextOnly?: boolean | undefined;
  /** Number of slides side by side. */
  visible?: Visible | { base: Visible; md?: Visible; lg?: Visible } | undefined;
  className?: string | undefined;
  /** Position of dots and pause button; default is centred below. */
  controlsClassName?: string | undefined;
};

/** Advances by itself in an endless loop and stops under pointer or focus. Without script it is a scrolling row. */
export function Carousel(props: CarouselProps) {
  const {
    label,
    slides,
    intervalMs,
    arrows = false,
    isTextOnly = false,
    visible = 1,
    className,
    controlsClassName = 'mx-auto mt-1.5',
  } = props;
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [playState, setPlayState] = useState<'play' | 'pause'>();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [prefersReducedMotion, setReducedMotion] = useState(false);
  const isPlaying = playState ? playState === 'play' : !prefersReducedMotion;
  const isHeld = isHovered || isFocused;

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setReducedMotion(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: observes again when the number of slides changes
  useEffect(() => (track.current ? observeTrack(track.current, setCurrent) : undefined), [slides.length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new current slide restarts the interval
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => {
      if (track.current && !document.hidden) step(track.current, 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, intervalMs, current]);

  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(event.type === 'pointerenter');
  };
  // Focus on the play button does not stop it.
  const focus = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible:not([data-rotation])'));
  const move = (by: 1 | -1) => track.current && step(track.current, by);

  return (
    <section
      aria-roledescription={t(slideWords.carousel)}
      aria-label={label}
      onPointerEnter={hover}
      onPointerLeave={hover}
      onFocus={focus}
      onBlur={() => setFocused(false)}
      onTouchStart={() => setHovered(true)}
      onTouchEnd={() => setHovered(false)}
      onTouchCancel={() => setHovered(false)}
      className={cx('relative grid grid-cols-[minmax(0,1fr)]', className)}
    >
      <div className="relative">
        <div
          ref={track}
          tabIndex={isTextOnly ? 0 : undefined}
          aria-live={isPlaying && !isHeld ? 'off' : 'polite'}
          className={cx(TRACK, slidesClass(visible))}
        >
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a group of form fields
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
              key={index}
              role="group"
              aria-roledescription={t(slideWords.slide)}
              aria-label={t(slideWords.position, { number: index + 1, count: slides.length })}
              className="grid snap-start"
            >
              {slide}
            </div>
          ))}
        </div>
        {arrows && slides.length > 1 && (
          <>
            <Arrow label={t(slideWords.previous)} side="left-3.5" icon={ChevronLeft} onPress={() => move(-1)} />
            <Arrow label={t(slideWords.next)} side="right-3.5" icon={ChevronRight} onPress={() => move(1)} />
          </>
        )}
      </div>
      {slides.length > 1 && (
        <CarouselControls
          count={slides.length}
          current={current}
          onPick={(index) => track.current && goTo(track.current, index)}
          isPlaying={isPlaying}
          onPlay={(play) => setPlayState(play ? 'play' : 'pause')}
          className={controlsClassName}
        />
      )}
    </section>
  );
}

type ArrowProps = { label: string; side: string; icon: LucideIcon; onPress: () => void };

function Arrow({ label, side, icon: Icon, onPress }: ArrowProps) {
  return (
    <div className={cx('absolute inset-y-0 z-1 my-auto hidden h-10 lg:block', side)}>
      <RoundButton label={label} onClick={onPress}>
        <Icon aria-hidden className="size-5" />
      </RoundButton>
    </div>
  );
}

function slidesClass(visible: NonNullable<CarouselProps['visible']>): string {
  if (typeof visible === 'number') return SLIDES[visible];
  return cx(SLIDES[visible.base], visible.md && MD_SLIDES[visible.md], visible.lg && LG_SLIDES[visible.lg]);
}

const SLIDES = { 1: 'slides-1', 2: 'slides-2', 3: 'slides-3', 4: 'slides-4' };
const MD_SLIDES = { 1: 'md:slides-1', 2: 'md:slides-2', 3: 'md:slides-3', 4: 'md:slides-4' };
const LG_SLIDES = { 1: 'lg:slides-1', 2: 'lg:slides-2', 3: 'lg:slides-3', 4: 'lg:slides-4' };
const TRACK = 'no-scrollbar flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain scroll-smooth';
