import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../docs/performance.md');

/** Replaces the section of docs/performance.md with the same heading, or adds it at the end. */
export function writeSection(section: string): void {
  writeFileSync(FILE, replaceSection(readFileSync(FILE, 'utf8'), section));
  process.stdout.write(`Wrote ${FILE}\n`);
}

function replaceSection(page: string, section: string): string {
  const headingOf = (text: string) => text.slice(0, text.indexOf('\n'));
  const sections = page.split(/^(?=## )/m);
  const place = sections.findIndex((each) => headingOf(each) === headingOf(section));
  const others = sections.toSpliced(place < 0 ? sections.length : place, 1, section);
  return `${others.map((each) => each.trim()).join('\n\n')}\n`;
}
