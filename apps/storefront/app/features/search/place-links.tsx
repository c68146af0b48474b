import type { PlaceGroup, SearchPlace } from '@subah/contract/search/search';
import { search } from '@subah/messages/search';
import { searchPages, searchSuggestions } from '@subah/messages/search-box';
import { t } from '@subah/messages/translate';
import { chipClass } from '@subah/ui/chip';
import { Link } from 'react-router';
import { siteText } from '../../lib/language/site-text.ts';

type Named = Pick<SearchPlace, 'id' | 'text' | 'hindiText'> & { kind: string };

/** Pages have a name in every language; the rest is named by the shop. */
export const placeText = ({ kind, id, text, hindiText }: Named): string =>
  kind === 'page' && id in searchPages ? t(searchPages[id as keyof typeof searchPages]) : siteText(text, hindiText);

/** Brands, categories, doctors and pages that the search found. */
export function PlaceLinks({ groups }: { groups: readonly PlaceGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={t(search.places)}>
      <ul className="flex flex-wrap gap-2">
        {groups.flatMap(({ kind, places }) =>
          places.map((place) => (
            <li key={`${kind} ${place.id} ${place.text}`}>
              <Link to={place.path} className={`${chipClass({ pressed: false })} whitespace-normal py-1`}>
                <span className="font-medium text-ink-600">{t(searchSuggestions[kind])}</span>
                <span className="wrap-anywhere min-w-0">{placeText(place)}</span>
              </Link>
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}
