import { updatedAgo } from '@subah/rules/catalog/updated-ago';

/** How long ago a product was updated, for the foot of its card. */
export function UpdatedNote({ updatedAt, now }: { updatedAt: string; now: Date }) {
  return <time dateTime={updatedAt}>{updatedAgo(new Date(updatedAt), now)}</time>;
}
