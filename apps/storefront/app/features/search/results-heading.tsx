import { search } from '@subah/messages/search';
import { t } from '@subah/messages/translate';
import { fillText } from '@subah/ui/fill-text';

/** `lang` gives screen readers the right voice for a query in Hindi. */
export const ResultsHeading = ({ query }: { query: string }) =>
  fillText(t(search.resultsFor, { query: '{query}' }), {
    query: <span lang={/[\u0900-\u097f]/.test(query) ? 'hi' : undefined}>{query}</span>,
  });
