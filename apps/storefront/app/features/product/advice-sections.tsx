import { textLanguage } from '../../lib/language/text-language.ts';
import type { FactSection } from './product-facts.ts';

/** Uses, directions, side effects and warnings of a medicine; never folded or cut. */
export function AdviceSections({ heading, facts }: FactSection) {
  return (
    <section aria-label={heading} className="grid gap-4">
      {facts.map(({ label, value }) => (
        <section key={label}>
          <h2 className="mb-1 font-bold text-base">{label}</h2>
          <p lang={textLanguage(value)} className="wrap-anywhere whitespace-pre-line text-base">
            {value}
          </p>
        </section>
      ))}
    </section>
  );
}
