import { Carousel } from '@subah/ui/carousel';
import { type SamplePart, SampleSheet } from './sample-sheet.tsx';

const TURN_MS = 2000;

const SLIDES: readonly { part: SamplePart; text: string }[] = [
  { part: 'whole', text: 'The whole sheet, flat and in good light' },
  { part: 'doctor', text: 'Doctor, clinic and registration number' },
  { part: 'patient', text: 'Patient and date' },
  { part: 'medicines', text: 'Medicines with strength and dose' },
];

export function SampleCarousel() {
  return (
    <section aria-labelledby="sample" className="card p-4 md:p-5">
      <h2 id="sample" className="font-bold text-xl">
        A good photo
      </h2>
      <Carousel
        label="Sample of a prescription"
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
