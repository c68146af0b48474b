import { homeSlide } from '@subah/messages/home';
import { t } from '@subah/messages/translate';
import { Carousel } from '@subah/ui/carousel';
import { HeroSlide } from './hero-slide.tsx';
import type { Slide } from './home-slides.ts';

const INTERVAL_MS = 3000;

export function HeroSlider({ slides }: { slides: readonly Slide[] }) {
  return (
    <Carousel
      label={t(homeSlide.offers)}
      intervalMs={INTERVAL_MS}
      arrows
      controlsClassName="mx-auto mt-1.5 -mb-2.5 lg:absolute lg:bottom-5 lg:left-17 lg:m-0 lg:bg-white/82"
      slides={slides.map((slide, index) => <HeroSlide key={slide.tone} slide={slide} isFirst={index === 0} />)}
    />
  );
}
