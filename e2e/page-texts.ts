import type { Page } from '@playwright/test';

/** Words that appear in English sentences, but hardly in names of products, brands and people. */
const SENTENCE_WORDS =
  /\b(the|your|you|yours|is|are|was|were|we|our|us|please|this|that|not|cannot|can't|will|have|has|when|where|which|who|to|at|by|from|yet|add|view|see|choose|order|orders|delivery|delivered|free|off|left|only|enter|no|any|all|per)\b/i;

/** Visible texts that read like English. Names from the database are marked with `translate="no"` or their own `lang`. */
export const englishSentences = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ source, flags }) => {
      const words = new RegExp(source, flags);
      // A Hindi sentence may have an English name in it.
      const hindi = /[\u0900-\u097f]/;
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest('script, style, noscript, [translate="no"], [lang]:not(html)')) continue;
        const text = node.textContent?.trim() ?? '';
        if (words.test(text) && !hindi.test(text)) found.push(text);
      }
      for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')) {
        if (element.closest('[translate="no"], [lang]:not(html)')) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const text = element.getAttribute(name) ?? '';
          if (words.test(text) && !hindi.test(text)) found.push(`${name}: ${text}`);
        }
      }
      return [...new Set(found)];
    },
    { source: SENTENCE_WORDS.source, flags: SENTENCE_WORDS.flags },
  );

/** A pseudo-language: every visible text becomes 40 % longer. */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (text.trim() === '' || node.parentElement?.closest('script, style, noscript')) continue;
      node.textContent = text.replace(/[\p{L}\p{M}]+/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)));
    }
  });
