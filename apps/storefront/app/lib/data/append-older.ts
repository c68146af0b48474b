export type HistoryPage<Entry> = { entries: readonly Entry[]; nextCursor: string | null };

/** `after` is the cursor of the newest page that these pages follow. */
export type OlderPages<Entry> = HistoryPage<Entry> & { after: string | null };

/** Drops older pages when new entries have moved the end of the newest page: the entries between them would be missing. */
export function appendOlder<Entry>(
  newest: HistoryPage<Entry>,
  older: OlderPages<Entry> | undefined,
): HistoryPage<Entry> {
  if (older?.after !== newest.nextCursor) return newest;
  return { entries: [...newest.entries, ...older.entries], nextCursor: older.nextCursor };
}
