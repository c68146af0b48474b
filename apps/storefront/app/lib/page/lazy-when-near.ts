import { type ComponentType, lazy } from 'react';

const MARGIN = '600px';

/**
 * Loads the code of a rendered section when the element with this id comes near the viewport; until then the HTML of the server
 * stays. For sections of links, which work without script.
 */
export const lazyWhenNear = <Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    if (!import.meta.env.SSR) await comesNear(id);
    // Rejecting would replace the whole page; offline the section is left out.
    return { default: await load().catch((): ComponentType<Props> => () => null) };
  });

/** At once when the section is not on the page yet. */
const comesNear = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const section = document.getElementById(id);
    if (!section) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(section);
  });
