/** Longer than this nobody waits for a picture before the page can be used. */
const PATIENCE_MS = 1000;

/**
 * Resolves when what the first screen shows has been painted. Making a page interactive keeps a slow phone busy for a
 * moment; the page is complete without it, so the person sees it first.
 */
export async function firstScreenPainted(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const shown = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  // A page in the background is not painted at all, and a callback for its next frame would never come.
  if (document.visibilityState === 'hidden') return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
