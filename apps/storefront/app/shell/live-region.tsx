import { useAnnouncement } from '../lib/page/announce.ts';

/** The key makes screen readers announce an equal text again. */
export function LiveRegion() {
  const { text, turn } = useAnnouncement();
  return (
    <div role="status" className="sr-only">
      <span key={turn}>{text}</span>
    </div>
  );
}
