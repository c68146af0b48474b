import { updatedAgo } from '@subah/rules/catalog/updated-ago';

export function UpdatedNote({ updatedAt, now }: { updatedAt: string; now: Date }) {
  return <time dateTime={updatedAt}>{updatedAgo(new Date(updatedAt), now)}</time>;
}
