import { guidelines } from '@subah/messages/prescription-guidelines';
import { t } from '@subah/messages/translate';
import { Carousel } from '@subah/ui/carousel';
import { type SamplePart, SampleSheet } from './sample-sheet.tsx';

const TURN_MS = 2000;

const SLIDES: readonly { part: SamplePart; text: string }[] = [
  { part: 'whole', text: t(guidelines.sampleWhole) },
  { part: 'doctor', text: t(guidelines.sampleDoctor) },
  { part: 'patient', text: t(guidelines.samplePatient) },
  { part: 'medicines', text: t(guidelines.sampleMedicines) },
];

export function SampleCarousel() {
  return (
    <section aria-labelledby="sample" className="card p-4 md:p-5">
      <h2 id="sample" className="font-bold text-xl">
        {t(guidelines.sampleTitle)}
      </h2>
      <Carousel
        label={t(guidelines.sampleLabel)}
        intervalMs={TURN_MS}
        className="mt-3"
        slides={SLIDES.map(({ part, text }) => (
          <figure key={part} className="grid gap-2">
            <SampleSheet part={part} className="mx-auto w-full max-w-72 rounded-btn" />
            <figcaption className="text-center font-semibold">{text}</figcaption>
          </figure>
        ))}
      />
    </section>
  );
}
