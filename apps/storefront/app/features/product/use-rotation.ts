import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Which of `count` things is in sight while they take turns. It waits for whoever looks closer, and never hurries anyone. */
export function useRotation(count: number, intervalMs: number) {
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const wantsStill = useWantsStill();
  const isPlaying = choice ? choice === 'play' : !wantsStill;
  const isTurning = isPlaying && !isUnderPointer && !isFocused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just chosen stays its full time
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((now) => wrapped(now + 1, count));
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isTurning, count, intervalMs, current]);

  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setUnderPointer(event.type === 'pointerenter');
  };
  // Whoever has just pressed Play wants it to run, although focus is still on that button.
  const focus = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible:not([data-rotation])'));

  return {
    current,
    isPlaying,
    isTurning,
    show: setCurrent,
    move: (by: 1 | -1) => setCurrent(wrapped(current + by, count)),
    play: (wanted: boolean) => setChoice(wanted ? 'play' : 'pause'),
    /** For the element around all of it. */
    holding: { onPointerEnter: hover, onPointerLeave: hover, onFocus: focus, onBlur: () => setFocused(false) },
  };
}

/** In both directions: before the first comes the last. */
const wrapped = (index: number, count: number): number => (index + count) % count;

function useWantsStill(): boolean {
  const [wantsStill, setWantsStill] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setWantsStill(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return wantsStill;
}
