import { useEffect } from 'react';

/** Where the focus was: the focused element and its ancestors, each with the siblings that may take its place. */
type Step = { element: Element; next: Element | null; previous: Element | null };
type Trail = { focused: HTMLElement; steps: Step[] };

const ROW = 'tr, li, article';
const PLACE = 'article, section[aria-label]';
const HEADING = 'h1, h2, h3, legend, [role="status"]';
const TOAST = '[data-toasts]';

/** Moves the focus when its element disappears, so that the keyboard and a screen reader stay where the work is. */
export const useKeepFocus = () => useEffect(keepFocus, []);

/**
 * The focus goes to the next row of a list, else to the heading or status of the nearest part of the page that is left, but not from
 * <main> to the frame around it. Each open dialog has a place of its own: closing it leads back to the page behind.
 */
function keepFocus(): () => void {
  const trails = new WeakMap<Element, Trail>();
  let toast: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = () => {
    const focused = document.activeElement;
    toast = focused?.closest(TOAST) ? focused : null;
    if (focused instanceof HTMLElement && focused !== document.body && !toast) {
      trails.set(layerOf(focused), { focused, steps: stepsFrom(focused) });
    }
  };
  const check = () => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && canHaveFocus(focused)) return remember();
    const layer = topLayer();
    const trail = trails.get(layer);
    if (!trail) return;
    const isLeft = canHaveFocus(trail.focused);
    // A press beside all controls takes the focus away too; that is no loss.
    if (isLeft && !(toast && !toast.isConnected)) return;
    const target = isLeft ? trail.focused : findSuccessor(trail, layer);
    if (target instanceof HTMLElement) moveFocus(target);
  };
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(check);
  };
  const forget = ({ target }: PointerEvent) => {
    const focused = document.activeElement;
    if (target instanceof Element && !focused?.contains(target)) trails.delete(layerOf(target));
  };

  const observer = new MutationObserver(checkSoon);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}

const topLayer = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
const layerOf = (element: Element): Element => element.closest('dialog') ?? document.body;
const canHaveFocus = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');

function stepsFrom(focused: Element): Step[] {
  const steps: Step[] = [];
  for (let element: Element | null = focused; element; element = element.parentElement) {
    steps.push({ element, next: element.nextElementSibling, previous: element.previousElementSibling });
  }
  return steps;
}

function findSuccessor({ steps }: Trail, layer: Element): Element | undefined {
  const left = steps.findIndex(({ element }, index) => index > 0 && canHaveFocus(element));
  const lost = steps[left - 1];
  if (lost?.element.matches(ROW)) {
    const row = [lost.next, lost.previous].find((sibling) => sibling?.isConnected && sibling.matches(ROW));
    if (row) return row;
  }
  const places = left < 0 ? [] : steps.slice(left).map(({ element }) => element);
  const next = lost?.next?.isConnected ? [lost.next] : [];
  for (const place of [...next, ...places]) {
    if (!layer.contains(place)) break;
    const target = place.matches('tr, li') ? place : (headingIn(place) ?? (place.matches(PLACE) ? place : undefined));
    if (target) return target;
    if (place.matches('main')) break;
  }
  return undefined;
}

const headingIn = (element: Element): Element | undefined =>
  [...element.querySelectorAll(HEADING)].find((heading) => heading.textContent.trim() && heading.checkVisibility());

function moveFocus(target: HTMLElement): void {
  const isForced = !target.hasAttribute('tabindex');
  if (isForced) target.tabIndex = -1;
  target.focus();
  if (isForced) target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
