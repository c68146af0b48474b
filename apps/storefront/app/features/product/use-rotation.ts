import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Rotates through `count` slides; pauses on hover, on keyboard focus and with reduced motion. */
export function useRotation(count: number, intervalMs: number) {
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const prefersReducedMotion = usePrefersReducedMotion();
  const isPlaying = choice ? choice === 'play' : !prefersReducedMotion;
  const isRotating = isPlaying && !isHovered && !isFocused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of slide restarts the interval
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((index) => wrapIndex(index + 1, count));
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isRotating, count, intervalMs, current]);

  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(event.type === 'pointerenter');
  };
  // Focus on the Play button itself does not pause the rotation.
  const focus = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible:not([data-rotation])'));

  return {
    current,
    isPlaying,
    isRotating,
    show: setCurrent,
    move: (by: 1 | -1) => setCurrent(wrapIndex(current + by, count)),
    play: (shouldPlay: boolean) => setChoice(shouldPlay ? 'play' : 'pause'),
    /** Event handlers of the outer element. */
    containerProps: { onPointerEnter: hover, onPointerLeave: hover, onFocus: focus, onBlur: () => setFocused(false) },
  };
}

const wrapIndex = (index: number, count: number): number => (index + count) % count;

function usePrefersReducedMotion(): boolean {
  const [prefersReducedMotion, setReducedMotion] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setReducedMotion(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return prefersReducedMotion;
}
