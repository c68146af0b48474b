/** Part of the head script. Sets the theme before the first paint: cached and kept pages are the same for all themes. */
export function showTheme() {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let chosen: string | null = null;
    try {
      chosen = localStorage.getItem('theme');
    } catch {
      // Storage is blocked: follow the device.
    }
    const isDark = chosen === 'dark' || (chosen !== 'light' && device.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  show();
  device.addEventListener('change', show);
  // Of another window, and of the switch in this one.
  addEventListener('storage', show);
  addEventListener('theme', show);
}
