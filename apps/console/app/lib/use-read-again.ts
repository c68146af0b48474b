import { useQueryClient } from '@tanstack/react-query';

/** By then every copy of the server has heard of a change, and no public answer is older than it. */
const HEARD_EVERYWHERE_MS = 400;

/** After a change: reads what it made old, at once and, for lists that the shop serves from finished bytes, once more. */
export function useReadAgain(): (lists: readonly string[]) => void {
  const client = useQueryClient();
  const read = (lists: readonly string[]) => {
    for (const list of lists) void client.invalidateQueries({ queryKey: [list] });
  };
  return (lists) => {
    read(lists);
    setTimeout(() => read(lists), HEARD_EVERYWHERE_MS);
  };
}
