import { search } from '@subah/messages/search';
import { searchBox } from '@subah/messages/search-box';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Form } from 'react-router';

export function SearchBox({ query }: { query: string }) {
  return (
    <search aria-label={t(search.searchAgain)}>
      <Form action="/search" method="get" className="flex max-w-xl gap-2">
        <input
          key={query}
          type="search"
          name="query"
          aria-label={t(search.boxLabel)}
          defaultValue={query}
          placeholder={t(searchBox.placeholder)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          required
          className="control"
        />
        <Button type="submit" className="min-h-12">
          {t(searchBox.submit)}
        </Button>
      </Form>
    </search>
  );
}
