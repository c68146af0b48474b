import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputText, parseIn } from './input-messages.ts';

const Input = z.object({
  quantity: z.number().max(5),
  note: z.string().max(2, inputText({ en: 'Too long.', hi: 'बहुत लंबा।' })),
});

function faults(language: 'en' | 'hi', value: unknown): string[] {
  const parsed = parseIn(language, Input, value);
  return parsed.success ? [] : parsed.issues.map(({ message }) => message);
}

test('describes faults in the language of the request', () => {
  expect(faults('en', { quantity: 9, note: 'abc' })).toEqual(['quantity must be at most 5.', 'Too long.']);
  expect(faults('hi', { quantity: 9, note: 'abc' })).toEqual(['quantity ज़्यादा से ज़्यादा 5 हो सकता है।', 'बहुत लंबा।']);
  expect(faults('hi', 7)).toEqual(['रिक्वेस्ट एक ऑब्जेक्ट होना चाहिए।']);
});

test('a schema that throws leaves the next request its own language', () => {
  const broken = z.string().refine(() => {
    throw new Error('broken');
  });
  expect(() => parseIn('hi', broken, 'x')).toThrow('broken');
  expect(Input.safeParse({ quantity: 1, note: 'abc' }).error?.issues[0]?.message).toBe('Too long.');
});
