import { languageNames, localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import { useLocation } from 'react-router';
import { localizedPath } from '../page/page-url.ts';
import { HindiSign } from './hindi-sign.tsx';
import { rememberLanguage } from './remember-language.ts';

const OTHER = SITE_LANGUAGE === 'hi' ? 'en' : 'hi';
const ENGLISH_SIGN = 'EN';

type Props = {
  className: string;
  /** For the header of a phone. */
  isShort?: boolean;
};

/** Links to the same page in the other language. A whole page load, because each language is a build of its own. */
export function LanguageSwitch({ className, isShort = false }: Props) {
  const { pathname, search, hash } = useLocation();
  return (
    <a
      href={localizedPath(pathname, OTHER) + search + hash}
      lang={OTHER}
      hrefLang={localeOf[OTHER]}
      onClick={() => rememberLanguage(OTHER)}
      // The name of the Hindi pages is no text: it would need the Hindi font.
      aria-label={isShort && OTHER === 'hi' ? languageNames.hi : undefined}
      className={className}
    >
      {isShort ? <ShortName /> : languageNames[OTHER]}
    </a>
  );
}

const ShortName = () =>
  OTHER === 'hi' ? (
    <HindiSign />
  ) : (
    <>
      <span aria-hidden="true">{ENGLISH_SIGN}</span>
      <span className="sr-only">{languageNames.en}</span>
    </>
  );
