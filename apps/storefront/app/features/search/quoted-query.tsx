/** What was searched for, in the voice of its language. */
export function QuotedQuery({ query }: { query: string }) {
  return (
    <>
      "<span lang={/[\u0900-\u097f]/.test(query) ? 'hi' : undefined}>{query}</span>"
    </>
  );
}
