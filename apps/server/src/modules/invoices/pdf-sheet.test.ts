import { expect, test } from 'vitest';
import { openPaper } from './pdf-sheet.ts';

test('names neither the software nor its library in the file', async () => {
  const paper = await openPaper('Invoice');
  const pdf = Buffer.from(await paper.finish()).toString('latin1');
  expect(pdf).toContain('(Invoice)');
  expect(pdf).not.toMatch(/\((?:Subah|PDFKit)\)/);
});
