import { createHash } from 'node:crypto';

/** Deterministic id: demo rows have the same id on every machine, so that tests and links can name them. */
export function demoId(kind: string, code: string): string {
  const hex = createHash('sha256').update(`subah demo ${kind} ${code}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
