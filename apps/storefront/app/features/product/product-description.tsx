import { product } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { textLanguage } from '../../lib/language/text-language.ts';
import { plainText } from './plain-text.ts';

const TITLES = {
  fruits: t(product.aboutProduce),
  grocery: t(product.aboutProduct),
  milk: t(product.aboutProduct),
  medicine: t(product.aboutMedicine),
  labtest: t(product.aboutTest),
};

/** Estimated characters in three lines on a phone; the browser measures the actual height. */
const CLAMPED_LENGTH = 170;

type Props = { html: string; catalog: keyof typeof TITLES };

/** Clamped to three lines until expanded; shown in full without JavaScript. Warnings of a medicine are never clamped. */
export function ProductDescription({ html, catalog }: Props) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(() => catalog !== 'medicine' && plainText(html).length > CLAMPED_LENGTH);

  useEffect(() => {
    const box = text.current;
    if (!box || isOpen || catalog === 'medicine') return;
    // A rest of one line is shown instead of the button.
    const observer = new ResizeObserver(() => setLong(box.scrollHeight > 4 * lineHeight(box) + 1));
    observer.observe(box);
    return () => observer.disconnect();
  }, [isOpen, catalog]);

  return (
    <section>
      <h2 className="mb-1.5 font-bold text-base">{TITLES[catalog]}</h2>
      <div
        ref={text}
        id={id}
        lang={textLanguage(html)}
        className={cx(PROSE, isLong && !isOpen && 'line-clamp-3 [@media(scripting:none)]:line-clamp-none')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes descriptions before it stores them
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="link mt-1 [@media(scripting:none)]:hidden"
        >
          {t(isOpen ? product.viewLess : product.viewMore)}
          <ChevronDown aria-hidden="true" className={cx('size-4', isOpen && 'rotate-180')} />
        </button>
      )}
    </section>
  );
}

const lineHeight = (box: HTMLElement): number => Number.parseFloat(getComputedStyle(box).lineHeight) || 22;

const PROSE = cx(
  'text-base [&_p]:mb-2 [&_p:last-child]:mb-0 [&_ul]:mb-2 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:mb-2 [&_ol]:list-decimal',
  '[&_ol]:pl-5 [&_:is(b,strong)]:font-bold',
);
