import { useAnnouncement } from '../lib/page/announce.ts';

/** The key makes screen readers announce an equal text again. */
export function LiveRegion() {
  const { text, count } = useAnnouncement();
  return (
    <div role="status" className="sr-only">
      <span key={count}>{text}</span>
    </div>
  );
}
