import type { BulkChange } from '@subah/contract/catalog/bulk-products';
import { bulkProducts as texts } from '@subah/messages/console/bulk-products';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import type { Catalog } from '@subah/rules/catalog/catalogs';
import { Button } from '@subah/ui/button';
import { useState } from 'react';
import { BulkSheet } from './bulk-sheet.tsx';

type BulkBarProps = {
  catalog: Catalog;
  nouns: readonly [one: string, many: string];
  ids: string[];
  /** The search and the filters of the list. */
  matching: NonNullable<BulkChange['matching']>;
  onClear: () => void;
  onDone: () => void;
};

/** Changes the selected products together, or all that the list finds. */
export function BulkBar({ catalog, nouns, ids, matching, onClear, onDone }: BulkBarProps) {
  const [scope, setScope] = useState<'selected' | 'all'>();
  const finish = () => {
    setScope(undefined);
    onClear();
    onDone();
  };
  return (
    <section
      aria-label={t(texts.selectedProducts)}
      className="card sticky bottom-2 z-10 flex flex-wrap items-center gap-2 p-3 shadow-soft max-sm:gap-1.5 print:hidden"
    >
      <p role="status" className="num mr-auto font-bold">
        {t(texts.selected, { count: ids.length })}
      </p>
      <Button size="sm" onClick={() => setScope('selected')}>
        {t(texts.changeSelected)}
      </Button>
      <Button size="sm" variant="line" onClick={() => setScope('all')}>
        {t(texts.changeAll)}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t(common.clear)}
      </Button>
      {scope && (
        <BulkSheet
          catalog={catalog}
          nouns={nouns}
          selection={scope === 'selected' ? { ids } : { matching }}
          onClose={() => setScope(undefined)}
          onDone={finish}
        />
      )}
    </section>
  );
}
