import { search } from '@subah/messages/search';
import { t } from '@subah/messages/translate';
import { chipClass } from '@subah/ui/chip';
import { Link } from 'react-router';

const IDEAS = t(search.ideas).split(', ');

export function SearchIdeas() {
  return (
    <ul aria-label={t(search.ideasTitle)} className="flex flex-wrap gap-2">
      {IDEAS.map((idea) => (
        <li key={idea}>
          <Link
            to={`/search?${new URLSearchParams({ query: idea })}`}
            lang={/[\u0900-\u097f]/.test(idea) ? 'hi' : undefined}
            className={chipClass({ pressed: false })}
          >
            {idea}
          </Link>
        </li>
      ))}
    </ul>
  );
}
