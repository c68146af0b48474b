/**
 * Endless scrolling of a scroll-snap row without cloned slides: CSS `order` moves the last slide before the first. The
 * order is set by script after hydration; before that the row scrolls normally.
 */

/** Longer than any pause between scroll events of one movement. */
const SETTLE_MS = 140;

/** Reports the visible slide, makes the others inert, and rearranges the row after each movement. */
export function observeTrack(track: HTMLElement, onCurrent: (index: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const settleSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => settle(track), SETTLE_MS);
  };
  const handleScroll = () => {
    onCurrent(currentSlide(track));
    settleSoon();
  };
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('inert', !isIntersecting);
    },
    { root: track, threshold: 0.5 },
  );
  for (const slide of track.children) visibility.observe(slide);
  if (!track.querySelector('a[href], button')) track.tabIndex = 0;
  // Not now: measuring forces a layout during hydration.
  settleSoon();
  track.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    visibility.disconnect();
    track.removeEventListener('scroll', handleScroll);
  };
}

/** Orders the slides so that `first` is at the left edge with `lead` slides before it, without a visible jump. */
function arrange(track: HTMLElement, first: number, lead: number): void {
  const slides = slidesOf(track);
  const count = slides.length;
  for (const [index, slide] of slides.entries()) slide.style.order = String((index - first + lead + count) % count);
  jump(track, slides[first]);
}

/** Keeps one slide on either side for a swipe, if there are enough. */
function settle(track: HTMLElement): void {
  const hasEnough = slidesOf(track).length >= visibleCount(track) + 2;
  arrange(track, currentSlide(track), hasEnough ? 1 : 0);
}

export function step(track: HTMLElement, by: 1 | -1): void {
  const count = slidesOf(track).length;
  if (count <= visibleCount(track)) return;
  const current = currentSlide(track);
  arrange(track, current, by === 1 ? 0 : 1);
  goTo(track, (current + by + count) % count);
}

export function goTo(track: HTMLElement, index: number): void {
  const slide = slidesOf(track)[index];
  if (slide) track.scrollTo({ left: leftOf(track, slide) });
}

/** The slide nearest to the left edge. */
function currentSlide(track: HTMLElement): number {
  let nearest = 0;
  let smallest = Infinity;
  for (const [index, slide] of slidesOf(track).entries()) {
    const distance = Math.abs(leftOf(track, slide) - track.scrollLeft);
    if (distance < smallest) [nearest, smallest] = [index, distance];
  }
  return nearest;
}

function jump(track: HTMLElement, slide: HTMLElement | undefined): void {
  if (slide) track.scrollTo({ left: leftOf(track, slide), behavior: 'instant' });
}

function visibleCount(track: HTMLElement): number {
  const width = slidesOf(track)[0]?.offsetWidth ?? 0;
  return width > 0 ? Math.round(track.clientWidth / width) : 1;
}

const leftOf = (track: HTMLElement, slide: HTMLElement): number => slide.offsetLeft - track.offsetLeft;

const slidesOf = (track: HTMLElement): HTMLElement[] =>
  Array.from(track.children).filter((child) => child instanceof HTMLElement);
