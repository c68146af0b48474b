import { languageNames, localeOf, SITE_LANGUAGE } from '@subah/messages/language';
import { useLocation } from 'react-router';
import { localizedPath } from '../../lib/page/page-url.ts';
import { rememberLanguage } from './remember-language.ts';

const OTHER = SITE_LANGUAGE === 'hi' ? 'en' : 'hi';

/** Links to the same page in the other language. A whole page load, because each language is a build of its own. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <a
      href={localizedPath(pathname, OTHER) + search + hash}
      lang={OTHER}
      hrefLang={localeOf[OTHER]}
      onClick={() => rememberLanguage(OTHER)}
      className={className}
    >
      {languageNames[OTHER]}
    </a>
  );
}
