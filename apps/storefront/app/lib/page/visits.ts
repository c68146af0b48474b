const COUNT = 'visits';
const COUNTED = 'visitCounted';

/** Counts this tab once; the number of visits with this browser. Without storage every visit is the first. */
export function countVisit(local: Storage, tab: Storage): number {
  const before = Number(local.getItem(COUNT) ?? 0);
  if (tab.getItem(COUNTED)) return before;
  tab.setItem(COUNTED, 'yes');
  local.setItem(COUNT, String(before + 1));
  return before + 1;
}
