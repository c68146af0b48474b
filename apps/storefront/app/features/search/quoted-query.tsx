/** `lang` gives screen readers the right voice. */
export function QuotedQuery({ query }: { query: string }) {
  return (
    <>
      "<span lang={/[\u0900-\u097f]/.test(query) ? 'hi' : undefined}>{query}</span>"
    </>
  );
}
