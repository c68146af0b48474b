/**
 * Runs in the page before any other script. The page is complete without scripts, so on a weak network they are fetched
 * once its first picture stands, or as soon as somebody touches the page. Taps on what only a script can answer are kept
 * and done when it is there. Written out in the page, so it may use nothing from outside itself.
 */
function runDeferredScripts() {
  const LATEST_MS = 4000;
  const kept: HTMLElement[] = [];
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.text = document.querySelector('script[type="text/later"]')?.textContent ?? '';
    // The scripts did not come: what is a link underneath still leads somewhere.
    script.onerror = () => {
      const last = kept.at(-1);
      if (last instanceof HTMLAnchorElement) location.href = last.href;
    };
    document.body.append(script);
  };

  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, [data-early]');
    if (!control || control.matches('[type=submit]') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    kept.push(control);
  };
  const repeat = () => {
    removeEventListener('click', keep, true);
    // Not while React is still busy with the page: a part that sleeps could not be woken for the tap.
    setTimeout(() => {
      for (const control of kept) if (control.isConnected) control.click();
    });
  };
  addEventListener('click', keep, true);
  addEventListener('hydrated', repeat, { once: true });

  for (const touch of ['pointerdown', 'keydown', 'focusin', 'input']) {
    addEventListener(touch, start, { capture: true, once: true, passive: true });
  }
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) afterPaint();
  else for (const end of ['load', 'error']) picture.addEventListener(end, afterPaint, { once: true });
  addEventListener('load', () => setTimeout(start, 200));
  setTimeout(start, LATEST_MS);
}

export const deferredScriptsText = `(${runDeferredScripts})()`;
