import { useAnnouncement } from '../lib/page/announce.ts';

/** Speaks what `announce` is given. The key makes the same sentence heard again. */
export function LiveRegion() {
  const { text, turn } = useAnnouncement();
  return (
    <div role="status" className="sr-only">
      <span key={turn}>{text}</span>
    </div>
  );
}
