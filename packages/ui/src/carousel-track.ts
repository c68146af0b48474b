/**
 * Moves the slides of a scroll-snap row endlessly. The slides stay where they are in the document; CSS `order` brings the
 * last one before the first when it is needed, so nothing is there twice. Positions are written from script after
 * hydration: until then the row is an ordinary one that scrolls.
 */

/** A pause between scroll events that is longer than any within one movement. */
const SETTLE_MS = 140;

/** Tells which slide is in sight, keeps the others out of reach of keyboard and reader, and readies the next swipe. */
export function follow(track: HTMLElement, onCurrent: (index: number) => void): () => void {
  let rest: ReturnType<typeof setTimeout>;
  const settleSoon = () => {
    clearTimeout(rest);
    rest = setTimeout(() => settle(track), SETTLE_MS);
  };
  const scrolled = () => {
    onCurrent(currentSlide(track));
    settleSoon();
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('inert', !isIntersecting);
    },
    { root: track, threshold: 0.5 },
  );
  for (const slide of track.children) sight.observe(slide);
  if (!track.querySelector('a[href], button')) track.tabIndex = 0;
  // Measuring at once would hold up the page that is just coming to life.
  settleSoon();
  track.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    clearTimeout(rest);
    sight.disconnect();
    track.removeEventListener('scroll', scrolled);
  };
}

/** Puts `first` at the left edge, with `lead` slides of the round before it, without a visible jump. */
function arrange(track: HTMLElement, first: number, lead: number): void {
  const slides = slidesOf(track);
  const count = slides.length;
  for (const [index, slide] of slides.entries()) slide.style.order = String((index - first + lead + count) % count);
  jump(track, slides[first]);
}

/** Leaves room for a swipe to either side, where there are slides enough for it. */
function settle(track: HTMLElement): void {
  const hasSpare = slidesOf(track).length >= visibleCount(track) + 2;
  arrange(track, currentSlide(track), hasSpare ? 1 : 0);
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
  let least = Infinity;
  for (const [index, slide] of slidesOf(track).entries()) {
    const distance = Math.abs(leftOf(track, slide) - track.scrollLeft);
    if (distance < least) [nearest, least] = [index, distance];
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
