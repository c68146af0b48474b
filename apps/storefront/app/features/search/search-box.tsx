import { Button } from '@subah/ui/button';
import { Form } from 'react-router';

export function SearchBox({ query }: { query: string }) {
  return (
    <search aria-label="Search again">
      <Form action="/search" method="get" className="flex max-w-xl gap-2">
        <input
          key={query}
          type="search"
          name="query"
          aria-label="What are you looking for?"
          defaultValue={query}
          placeholder="Search atta, doodh, tamatar"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          required
          className="control"
        />
        <Button type="submit" className="min-h-12">
          Search
        </Button>
      </Form>
    </search>
  );
}
