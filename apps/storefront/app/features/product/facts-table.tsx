import { useId } from 'react';
import type { FactSection } from './product-facts.ts';

export function FactsTable({ heading, facts }: FactSection) {
  const id = useId();
  return (
    <section aria-labelledby={heading ? id : undefined}>
      {heading && (
        <h2 id={id} className="mb-1.5 font-bold text-base">
          {heading}
        </h2>
      )}
      <dl className="border-line border-t">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[130px_minmax(0,1fr)] gap-3 border-line border-b py-2.5">
            <dt className="text-ink-600">{label}</dt>
            {/* Month names may differ between the locale data of server and browser. */}
            <dd suppressHydrationWarning className="wrap-anywhere font-semibold">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
