import { labTests } from '@subah/messages/lab-tests';
import { t } from '@subah/messages/translate';
import { listParameters } from '@subah/rules/healthcare/lab-parameters';
import { useId } from 'react';

/** Everything that the report of a lab test lists. */
export function LabParameters({ parameters }: { parameters: string | null }) {
  const id = useId();
  const names = listParameters(parameters);
  if (names.length < 2) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-bold text-base">
        {t(labTests.parameterCount, { count: names.length })}
      </h2>
      <ul lang="en" translate="no" className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name} className="rounded-full bg-tint px-2.5 py-1 text-meta">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
