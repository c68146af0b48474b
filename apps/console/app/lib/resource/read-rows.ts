import { lists as texts } from '@subah/messages/console/lists';
import { t } from '@subah/messages/console/message';
import { toast } from '@subah/ui/toast';
import type { ListPage } from '../list/use-list.ts';

export type LoadPage<Row> = (cursor: string | undefined) => Promise<ListPage<Row>>;

/** All rows of a list, not only those on the screen. Says so when there are more than `max`. */
export async function readRows<Row>(
  load: LoadPage<Row>,
  max: number,
  onProgress: (count: number) => void = () => {},
): Promise<{ rows: Row[]; isCutOff: boolean }> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await load(cursor);
    rows.push(...data);
    onProgress(rows.length);
    cursor = nextCursor ?? undefined;
  } while (cursor && rows.length < max);
  if (cursor) toast(t(texts.exportCutOff, { count: rows.length }), { tone: 'warning' });
  return { rows, isCutOff: cursor !== undefined };
}
