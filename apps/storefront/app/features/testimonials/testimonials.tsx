import type { Testimonial } from '@subah/contract/testimonials/testimonials';
import { testimonials as testimonialMessages } from '@subah/messages/testimonials';
import { t } from '@subah/messages/translate';
import { Carousel } from '@subah/ui/carousel';
import { siteText } from '../../lib/language/site-text.ts';
import { textLanguage } from '../../lib/language/text-language.ts';

const INTERVAL_MS = 5000;

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <div>
      <h2 className="mb-3 font-bold text-xl tracking-[-0.015em] md:text-2xl">{t(testimonialMessages.title)}</h2>
      <Carousel
        label={t(testimonialMessages.title)}
        intervalMs={INTERVAL_MS}
        isTextOnly
        visible={{ base: 1, md: 2, lg: 3 }}
        slides={testimonials.map((testimonial) => <TestimonialCard key={testimonial._id} testimonial={testimonial} />)}
      />
    </div>
  );
}

const QUOTE =
  'card flex flex-col gap-4 p-5 before:-mb-6 before:font-extrabold before:text-5xl/10 before:text-mango-400 before:content-["\u201c"/""]';

function TestimonialCard({ testimonial: { name, area, ...texts } }: { testimonial: Testimonial }) {
  const text = siteText(texts.text, texts.hindiText);
  return (
    <figure className={QUOTE}>
      <blockquote lang={textLanguage(text)} className="text-base text-ink">
        {text}
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 flex-none place-items-center rounded-full bg-leaf-50 font-bold text-leaf-700"
        >
          {name.charAt(0)}
        </span>
        <span>
          <b className="block font-bold">{name}</b>
          <span className="text-meta text-ink-600">{area}</span>
        </span>
      </figcaption>
    </figure>
  );
}
