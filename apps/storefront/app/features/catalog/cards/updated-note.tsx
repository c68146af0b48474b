import { updatedText } from '@subah/messages/time-ago';

export function UpdatedNote({ updatedAt, now }: { updatedAt: string; now: Date }) {
  return <time dateTime={updatedAt}>{updatedText(new Date(updatedAt), now)}</time>;
}
