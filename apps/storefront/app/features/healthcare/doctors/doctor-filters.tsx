import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { languageNames, doctors as texts } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { DOCTOR_LANGUAGES, type DoctorLanguage } from '@subah/rules/healthcare/doctor-languages';
import { chipClass } from '@subah/ui/chip';
import { Link, useSearchParams } from 'react-router';

/** Values of the address that are no filters are ignored. */
export const readFilters = (parameters: URLSearchParams) => {
  const language = DOCTOR_LANGUAGES.find((each) => each === parameters.get('language'));
  return {
    ...(language && { language }),
    ...(parameters.get('sort') === 'earliest' && { sort: 'earliest' as const }),
  };
};

export const spokenLanguages = (doctors: readonly Doctor[]): DoctorLanguage[] =>
  DOCTOR_LANGUAGES.filter((language) => doctors.some(({ languages }) => languages.includes(language)));

/** Links that change the address, so that they work without JavaScript. */
export function DoctorFilters({ languages }: { languages: readonly DoctorLanguage[] }) {
  const [parameters] = useSearchParams();
  const { language: chosen, sort } = readFilters(parameters);
  const searchWith = (name: string, value: string | null): string => {
    const changed = new URLSearchParams(parameters);
    changed.delete('cursor');
    if (value) changed.set(name, value);
    else changed.delete(name);
    return `?${changed}`;
  };
  return (
    <nav aria-label={t(texts.filtersLabel)} className="mb-4">
      <ul className="no-scrollbar -mx-gutter flex gap-2 overflow-x-auto px-gutter py-0.5">
        <FilterLink search={searchWith('sort', null)} isChosen={!sort}>
          {t(texts.byName)}
        </FilterLink>
        <FilterLink search={searchWith('sort', 'earliest')} isChosen={sort === 'earliest'}>
          {t(texts.earliestFirst)}
        </FilterLink>
        {DOCTOR_LANGUAGES.filter((each) => each === chosen || languages.includes(each)).map((language) => (
          <FilterLink
            key={language}
            search={searchWith('language', language === chosen ? null : language)}
            isChosen={language === chosen}
          >
            {t(languageNames[language])}
          </FilterLink>
        ))}
      </ul>
    </nav>
  );
}

type FilterLinkProps = { search: string; isChosen: boolean; children: string };

const FilterLink = ({ search, isChosen, children }: FilterLinkProps) => (
  <li className="flex-none">
    <Link
      to={{ search }}
      replace
      preventScrollReset
      aria-current={isChosen || undefined}
      className={chipClass({ pressed: isChosen })}
    >
      {children}
    </Link>
  </li>
);
