/** Stable number of a text (FNV-1a), so that the same name always gets the same picture. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
};

/** Repeatable stream of numbers from 0 to 1 (mulberry32). */
export const stream = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const pick = <T>(choices: readonly [T, ...T[]], at: number): T =>
  choices[Math.floor(Math.abs(at)) % choices.length] ?? choices[0];
