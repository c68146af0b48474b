import { milkPromise } from '@subah/messages/milk-promise';
import { t } from '@subah/messages/translate';
import { useMilkPromises } from './milk-promise-list.ts';

export function MilkPromises() {
  return (
    <ul aria-label={t(milkPromise.ourPromise)} className="grid gap-2.5 md:grid-cols-3 md:gap-4">
      {useMilkPromises().map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-center gap-3 rounded-card bg-dairy p-3 md:items-start md:p-4 lg:p-5">
          <span className="grid size-11 flex-none place-items-center rounded-btn bg-card text-sky-700">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <span>
            <b className="block font-bold md:text-base/5.5">{title}</b>
            <span className="text-ink-600 text-meta md:text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
