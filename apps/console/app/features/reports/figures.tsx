import { changeText } from './change-text.ts';

export type Figure = { label: string; value: string; now: number; before: number };

/** Figures of the period, each with its change against the period before. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <section className="card p-4" aria-label={label}>
    <dl className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-4">
      {figures.map(({ label: name, value, now, before }) => (
        <div key={name}>
          <dt className="text-ink-600 text-meta">{name}</dt>
          <dd className="num font-bold text-lg">
            <span>{value}</span> <span className="font-normal text-ink-600 text-meta">{changeText(now, before)}</span>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Tables on phones have no head, so that a bare number would not say what it counts. */
export const Count = ({ count, unit }: { count: number; unit: string }) => (
  <span className="num">
    {count} <span className="md:hidden">{unit}</span>
  </span>
);
