import { search } from '@subah/messages/search';
import { t } from '@subah/messages/translate';
import { chipClass } from '@subah/ui/chip';
import { Link } from 'react-router';
import { textLanguage } from '../../lib/language/text-language.ts';

const IDEAS = t(search.ideas).split(', ');

export function SearchIdeas() {
  return (
    <ul aria-label={t(search.ideasTitle)} className="flex flex-wrap gap-2">
      {IDEAS.map((idea) => (
        <li key={idea}>
          <Link
            to={`/search?${new URLSearchParams({ query: idea })}`}
            lang={textLanguage(idea)}
            className={chipClass({ pressed: false })}
          >
            {idea}
          </Link>
        </li>
      ))}
    </ul>
  );
}
