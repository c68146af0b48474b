import { storedText } from '@subah/contract/client/stored-text';
import { themes } from '@subah/messages/themes';
import { t } from '@subah/messages/translate';
import { useSyncExternalStore } from 'react';

const THEMES = ['device', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const stored = storedText('theme');
const currentTheme = (): Theme => THEMES.find((theme) => theme === stored.get()) ?? 'device';

function chooseTheme(theme: Theme): void {
  stored.set(theme === 'device' ? null : theme);
  dispatchEvent(new Event('theme'));
}

/** Device, light or dark, remembered on the device. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useSyncExternalStore(stored.subscribe, currentTheme, () => 'device');
  return (
    <label className={className}>
      {t(themes.theme)}{' '}
      <select
        value={theme}
        onChange={(event) => chooseTheme(event.target.value as Theme)}
        className="min-h-11 rounded-add bg-transparent underline lg:min-h-6 *:text-black"
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {t(themes[name])}
          </option>
        ))}
      </select>
    </label>
  );
}
