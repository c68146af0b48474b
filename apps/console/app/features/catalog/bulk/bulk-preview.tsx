import type { BulkReport } from '@subah/contract/catalog/bulk-products';
import { bulkProducts as texts } from '@subah/messages/console/bulk-products';
import { t } from '@subah/messages/console/message';
import { useEffect, useRef } from 'react';
import { fieldLabels, formatValue } from './bulk-fields.ts';

const count = (number: number) => number.toLocaleString('en-IN');

export function BulkPreview({ report }: { report: BulkReport }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: keyboard and screen reader go on with the result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="num font-bold text-base outline-none">
        {report.changed === 0
          ? t(texts.nothingChanges)
          : t(texts.previewTitle, { changed: count(report.changed), selected: count(report.selected) })}
      </h3>
      {report.heldAtMrp > 0 && <p>{t(texts.heldAtMrp, { count: report.heldAtMrp })}</p>}
      {report.skipped.map(({ reason, count: left, names }) => (
        <p key={reason} className="wrap-anywhere font-semibold text-chilli">
          {t(texts.skipped, { count: left, reason, names: names.join(', ') + (left > names.length ? ' …' : '') })}
        </p>
      ))}
      {report.examples.length > 0 && (
        <section aria-label={t(texts.examples)}>
          <h4 className="mb-1 font-bold text-ink-600">{t(texts.examples)}</h4>
          <ul className="grid divide-y divide-line">
            {report.examples.map(({ _id, name, changes }) => (
              <li key={_id} className="wrap-anywhere py-2">
                <b className="font-semibold">{name}</b>
                {changes.map(({ field, before, after }) => (
                  <p key={field} className="num text-ink-600">
                    {t(texts.fromTo, {
                      field: fieldLabels[field],
                      before: formatValue(field, before),
                      after: formatValue(field, after),
                    })}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
