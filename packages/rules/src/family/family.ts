import { indiaClock } from '../india-time.ts';

export const RELATIONS = ['mother', 'father', 'spouse', 'child', 'grandparent', 'sibling', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

export const MAX_FAMILY_MEMBERS = 12;
export const MAX_FAMILY_AGE = 120;

/** The year of birth is stored, because an age is wrong a year later. */
export const birthYearOf = (age: number, now: Date): number => indiaClock(now).year - age;
export const ageOf = (birthYear: number, now: Date): number => Math.max(0, indiaClock(now).year - birthYear);
