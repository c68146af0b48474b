import { z } from 'zod';
import { jsonText } from './endpoint.ts';

/** The record as the form read it. If the stored record differs, the call fails with RECORD_CHANGED. */
const ReadAs = z.record(z.string(), z.unknown());
export type ReadAs = z.infer<typeof ReadAs>;
export type WithReadAs = { readAs?: ReadAs | undefined };

export const readAs = { readAs: jsonText(ReadAs).optional() };
