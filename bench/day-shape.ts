/** Orders of each hour as a share of the busiest one: the morning, and the evening before the cut-off at 11 PM. */
const HOURS = [
  0.05, 0.02, 0.01, 0.01, 0.02, 0.08, 0.25, 0.45, 0.5, 0.4, 0.3, 0.25, 0.25, 0.2, 0.15, 0.15, 0.2, 0.3, 0.4, 0.5, 0.55,
  0.7, 1, 0.1,
];
const CUT_OFF_HOUR = 23;
/** Of the last hour, the last ten minutes have this share of the orders. */
const LAST_SHARE = 0.4;
export const SLOTS_PER_HOUR = 6;

/** For each ten minutes of a day: orders as a share of the busiest ten minutes. */
export function shapeOfDay(): number[] {
  const slots = HOURS.flatMap((share, hour) =>
    Array.from({ length: SLOTS_PER_HOUR }, (_, slot) => {
      if (hour !== CUT_OFF_HOUR - 1) return share / SLOTS_PER_HOUR;
      return slot === SLOTS_PER_HOUR - 1 ? share * LAST_SHARE : (share * (1 - LAST_SHARE)) / (SLOTS_PER_HOUR - 1);
    }),
  );
  const busiest = Math.max(...slots);
  return slots.map((slot) => slot / busiest);
}
