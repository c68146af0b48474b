import type { DictionaryConcept } from '@subah/contract/search/search-admin';
import { common } from '@subah/messages/console/common';
import { t } from '@subah/messages/console/message';
import { searchWords as texts } from '@subah/messages/console/search-words';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { api } from '../../lib/api/session.ts';
import { useAction } from '../../lib/api/use-action.ts';
import type { Resource } from '../../lib/resource/resource.ts';

/** The words that come with the shop. Each can be switched off; without a search the list shows those that are. */
export const dictionary: Resource<DictionaryConcept> = {
  id: 'dictionary',
  singular: t(texts.singular),
  plural: t(texts.plural),
  list: ({ q, cursor }) => api('GET admin/dictionary', { query: { q: q || undefined, cursor } }),
  rowKey: (row) => `${row.name} ${row.terms.length}`,
  rowName: (row) => row.name,
  searchLabel: t(texts.searchDictionary),
  emptyText: t(texts.emptyDictionary),
  errorText: t(common.failedToLoad),
  csv: [
    [t(texts.meant), (row) => row.name],
    [t(texts.typedInDictionary), (row) => row.terms.filter((term) => !row.switchedOff.includes(term)).join(', ')],
    [t(common.switchedOff), (row) => row.switchedOff.join(', ')],
  ],
  columns: [
    { key: 'name', label: t(texts.meant), cell: (row) => <b>{row.name}</b> },
    {
      key: 'terms',
      label: t(texts.typedInDictionary),
      cell: (row, { reload }) => (
        <span className="flex flex-wrap gap-1 whitespace-normal">
          {row.terms.map((term) => (
            <TermButton key={term} term={term} isOff={row.switchedOff.includes(term)} reload={reload} />
          ))}
        </span>
      ),
    },
  ],
};

type TermButtonProps = { term: string; isOff: boolean; reload: () => void };

function TermButton({ term, isOff, reload }: TermButtonProps) {
  const { pending, run } = useAction<'switch'>(t(common.wentWrong));
  const change = async () => {
    const { message } = isOff
      ? await api('DELETE admin/dictionary/switched-off/{term}', { params: { term } })
      : await api('PUT admin/dictionary/switched-off/{term}', { params: { term } });
    toast(message);
    reload();
  };
  return (
    <Button
      variant={isOff ? 'line' : 'soft'}
      size="sm"
      aria-pressed={!isOff}
      busy={pending === 'switch'}
      onClick={() => void run('switch', change)}
    >
      {isOff ? <s>{term}</s> : term}
    </Button>
  );
}
