import { showTheme } from '../theme/theme-script.ts';

/** Keeps the place of what the home page shows a signed-in customer, see `shell/home/for-you.tsx`. */
function reserveForYou() {
  try {
    // On the first visit with an account: the rest of a small screen, so that nothing on it moves.
    const height = Number(localStorage.getItem('for-you-height') ?? 400);
    if (!localStorage.getItem('token') || !(height > 0)) return;
    document.documentElement.dataset.forYou = '';
    document.documentElement.style.setProperty('--for-you-height', `${height}px`);
  } catch {
    // Storage is blocked: nothing is reserved.
  }
}

/** What the server renders for visitors only is hidden by `visitors-only`, see app.css. */
function markCustomer() {
  try {
    if (localStorage.getItem('token')) document.documentElement.dataset.customer = '';
  } catch {
    // Storage is blocked: a visitor.
  }
}

/** React takes the first script of the head for the first one that it renders there, the structured data of the page. */
function removeItself() {
  document.currentScript?.remove();
}

/** The source texts of the functions are written into the head of every page, so they must not use anything outside themselves. */
export const HEAD_SCRIPT = [showTheme, reserveForYou, markCustomer, removeItself].map((run) => `(${run})()`).join(';');

export const addHeadScript = (html: string): string =>
  html.replace('<head>', () => `<head><script>${HEAD_SCRIPT}</script>`);
