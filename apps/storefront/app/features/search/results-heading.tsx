import { search } from '@subah/messages/search';
import { t } from '@subah/messages/translate';
import { fillText } from '@subah/ui/fill-text';
import { textLanguage } from '../../lib/language/text-language.ts';

/** `lang` gives screen readers the right voice for a query in another language than the page. */
export const ResultsHeading = ({ query }: { query: string }) =>
  fillText(t(search.resultsFor, { query: '{query}' }), {
    query: <span lang={textLanguage(query)}>{query}</span>,
  });
