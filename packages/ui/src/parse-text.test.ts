import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseText } from './parse-text.ts';

test('reads paragraphs, headings and lists', () => {
  expect(parseText('First\nline two\n\n## Heading\nText\n- one\n- two\n\n- three\r\n\r\nEnd')).toEqual([
    { kind: 'paragraph', text: 'First\nline two' },
    { kind: 'heading', text: 'Heading' },
    { kind: 'paragraph', text: 'Text' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'list', items: ['three'] },
    { kind: 'paragraph', text: 'End' },
  ]);
});

test('takes all other markup for text', () => {
  const lines = ['# One', '### Three', '##No space', '-none', '* star', '<b>bold</b>', '[link](javascript:alert(1))'];
  expect(parseText(lines.join('\n\n'))).toEqual(lines.map((text) => ({ kind: 'paragraph', text })));
  expect(parseText(' \n\n ')).toEqual([]);
});

test('loses no word of any text', () => {
  const words = (text: string) => text.split(/\s+/).filter((word) => !['', '-', '##'].includes(word));
  const line = fc.constantFrom('## a', '- b', 'c d', '', ' e', '-', '##');
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n');
      const read = parseText(text).map((block) => (block.kind === 'list' ? block.items.join(' ') : block.text));
      expect(words(read.join(' '))).toEqual(words(text));
    }),
  );
});
