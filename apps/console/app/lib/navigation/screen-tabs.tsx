import { Tabs } from '@subah/ui/tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

type ScreenTabsProps = { label: string; tabs: readonly { id: string; label: string; panel: ReactNode }[] };

/** Tabs of a section, kept in the URL. Changing the tab drops the search and filters of the previous one. */
export function ScreenTabs({ label, tabs }: ScreenTabsProps) {
  const [params, setParams] = useSearchParams();
  const selectTab = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams();
        const section = before.get('section');
        if (section) next.set('section', section);
        if (id !== tabs[0]?.id) next.set('tab', id);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Tabs
      label={label}
      tabs={tabs}
      current={params.get('tab') ?? tabs[0]?.id ?? ''}
      onChange={selectTab}
      className="grid grid-cols-1 gap-3.5"
    />
  );
}
