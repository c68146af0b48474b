// The markup that React Router's <Scripts> renders. `e2e/hydration.spec.ts` fails when a new version changes it.
const MODULE_SCRIPT = /<script type="module" async="">(.*?)<\/script>/s;
const MODULE_PRELOAD = '<link rel="modulepreload"';

/**
 * Makes the module script of a rendered page wait for a small loader that starts it later. The page works without scripts,
 * so on a slow network its first picture goes first. Null when the page has no module script.
 */
export function deferScripts(html: string): string | null {
  if (!MODULE_SCRIPT.test(html)) return null;
  return html.replaceAll(MODULE_PRELOAD, '<link rel="deferred"').replace(
    MODULE_SCRIPT,
    // The loader last: a page arrives in parts, and it must not start a script of which half is missing.
    (_, source: string) => `<script type="text/deferred">${source}</script><script>${LOADER_SCRIPT}</script>`,
  );
}

/**
 * Its source text is written into the page, so it must not use anything outside itself. Starts the scripts after the
 * first picture or at the first interaction. Clicks on controls that need scripts are recorded and replayed, when their late section
 * is hydrated.
 */
function loadDeferredScripts() {
  const MAX_WAIT_MS = 4000;
  const clicked: HTMLElement[] = [];
  let isStarted = false;
  let isHydrated = false;
  let hasFailed = false;
  const isLate = (control: HTMLElement) => control.closest('[data-late]') !== null;

  // For a returning customer the late sections show the stored account and area.
  const isKnown = () => {
    try {
      return ['token', 'area'].some((key) => localStorage.getItem(key) !== null);
    } catch {
      return false;
    }
  };
  // `late-section.tsx` waits for it.
  const interact = () => {
    if ('interacted' in document.documentElement.dataset) return;
    document.documentElement.dataset.interacted = '';
    dispatchEvent(new Event('interaction'));
    start();
  };

  // The scripts could not be loaded: links lead where they say, and for a button the page is loaded again.
  const openWithoutScripts = (control: HTMLElement) => {
    if (control instanceof HTMLAnchorElement) location.href = control.href;
    else location.reload();
  };
  const fail = () => {
    hasFailed = true;
    const last = clicked.at(-1);
    if (last) openWithoutScripts(last);
  };

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.text = document.querySelector('script[type="text/deferred"]')?.textContent ?? '';
    script.onerror = fail;
    // The script of the page imports its start itself. That this is missing only shows here.
    addEventListener('unhandledrejection', () => isHydrated || fail());
    document.body.append(script);
    if (isKnown()) interact();
  };

  const record = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, [data-early]');
    if (
      !control ||
      control.matches('[type=submit]:not([data-early])') ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    if (isHydrated && !isLate(control)) return;
    event.preventDefault();
    if (hasFailed) openWithoutScripts(control);
    else clicked.push(control);
  };
  // Dispatched for the page and again for each late section.
  const replay = () => {
    isHydrated = true;
    hasFailed = false;
    // After the current React task: a Suspense boundary that is not hydrated yet would lose the click.
    setTimeout(() => {
      for (const control of clicked.splice(0)) {
        if (isLate(control)) clicked.push(control);
        else if (control.isConnected) control.click();
      }
    });
  };
  // The first key of a visit comes before the search box listens to it.
  const focusSearch = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target !== document.body) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')?.focus();
  };
  addEventListener('click', record, true);
  addEventListener('keydown', focusSearch, { once: true });
  addEventListener('hydrated', replay);

  for (const interaction of [
    'pointerdown',
    'pointermove',
    'keydown',
    'focusin',
    'input',
    'click',
    'visibilitychange',
  ]) {
    addEventListener(interaction, interact, { capture: true, once: true, passive: true });
  }
  // Without capture only scrolling of the page itself, not of a carousel that advances.
  addEventListener('scroll', interact, { once: true, passive: true });
  addEventListener('load', () => setTimeout(start, 200));
  setTimeout(start, MAX_WAIT_MS);
  // A picture is on the screen some time after it has arrived. Last, because old browsers do not know this entry.
  const picture = document.querySelector('img[fetchpriority=high]');
  const isShown = (entry: PerformanceEntry) => !picture || (entry as LargestContentfulPaint).element === picture;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isShown)) start();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

export const LOADER_SCRIPT = `(${loadDeferredScripts})()`;
