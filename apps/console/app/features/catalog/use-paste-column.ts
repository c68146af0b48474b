import type { ProductRow } from '@subah/contract/catalog/products-admin';
import { catalog as texts } from '@subah/messages/console/catalog';
import { t } from '@subah/messages/console/message';
import { toast } from '@subah/ui/toast';
import type { ClipboardEvent } from 'react';
import { type EditableField, toChange, useSaveInline } from './use-inline-edit.ts';

type PasteColumnOptions = { rows: ProductRow[]; listId: string; onSaved: (changed: ProductRow) => void };

/** A column copied from a spreadsheet goes into the rows below the cell; blank lines leave their row as it is. */
export function usePasteColumn({ rows, listId, onSaved }: PasteColumnOptions) {
  const send = useSaveInline(listId);
  return async (event: ClipboardEvent<HTMLInputElement>, firstRow: number, field: EditableField): Promise<void> => {
    const lines = event.clipboardData
      .getData('text')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    const failed: string[] = [];
    let saved = 0;
    for (const [offset, line] of lines.entries()) {
      const row = rows[firstRow + offset];
      const change = row && toChange(field, line, row.stock);
      if (!row || line.trim() === '') continue;
      try {
        if (!change) throw new Error('not a number');
        onSaved(await send(row._id, change));
        saved += 1;
      } catch {
        failed.push(row.name);
      }
    }
    toast(t(texts.pastedToast, { saved, count: lines.length }));
    if (failed.length > 0) toast(t(texts.pasteFailedToast, { names: failed.join(', ') }), { tone: 'error' });
  };
}
