import { search } from '@subah/messages/search';
import { t } from '@subah/messages/translate';
import type { ShopSection } from '@subah/rules/shop/sections';
import { chipClass } from '@subah/ui/chip';
import { Link } from 'react-router';
import { textLanguage } from '../../lib/language/text-language.ts';
import { useOfferedLinks } from '../../shared/shop/use-shop.ts';

const IDEAS: { section: ShopSection; words: string }[] = [
  { section: 'fruits', words: t(search.fruitsIdeas) },
  { section: 'milk', words: t(search.milkIdeas) },
  { section: 'grocery', words: t(search.groceryIdeas) },
  { section: 'medicine', words: t(search.medicineIdeas) },
  { section: 'labtest', words: t(search.labtestIdeas) },
];

export function SearchIdeas() {
  const ideas = useOfferedLinks(IDEAS).flatMap(({ words }) => words.split(', '));
  return (
    <ul aria-label={t(search.ideasTitle)} className="flex flex-wrap gap-2">
      {ideas.map((idea) => (
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
