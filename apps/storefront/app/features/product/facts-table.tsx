import type { Fact } from './product-facts.ts';

export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-line border-t">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[130px_minmax(0,1fr)] gap-3 border-line border-b py-2.5">
          <dt className="text-ink-600">{label}</dt>
          {/* Names of months may be spelt a little differently by the two sides. */}
          <dd suppressHydrationWarning className="font-semibold">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
