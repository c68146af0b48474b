import { search } from '@subah/messages/search';
import { t } from '@subah/messages/translate';
import { fillText } from '@subah/ui/fill-text';
import { SearchBox } from './search-box.tsx';
import { SearchIdeas } from './search-ideas.tsx';

const HINDI_WORDS = { tomato: <span lang="hi">{'टमाटर'}</span>, milk: <span lang="hi">{'दूध'}</span> };

export function NothingFound({ query }: { query: string }) {
  return (
    <div className="card grid gap-4 p-4 md:p-6">
      <div>
        <h2 className="font-bold text-xl">{t(search.nothingFound)}</h2>
        <ul className="mt-2 list-disc pl-5 text-base text-ink-600">
          <li>{t(search.adviceSpelling)}</li>
          <li>{fillText(t(search.adviceLanguage), HINDI_WORDS)}</li>
          <li>{t(search.adviceKind)}</li>
        </ul>
      </div>
      <SearchBox query={query} />
      <SearchIdeas />
    </div>
  );
}
