import { home } from '@subah/messages/home';
import { t } from '@subah/messages/translate';
import { Carousel } from '@subah/ui/carousel';
import { HeroSlide } from './hero-slide.tsx';
import type { ShownCard } from './home-card-texts.ts';

const INTERVAL_MS = 3000;

export function HeroSlider({ slides }: { slides: readonly ShownCard[] }) {
  return (
    <Carousel
      label={t(home.offers)}
      intervalMs={INTERVAL_MS}
      arrows
      controlsClassName="mx-auto mt-1.5 -mb-2.5 lg:absolute lg:bottom-5 lg:left-17 lg:m-0 lg:bg-card/82"
      slides={slides.map((slide, index) => <HeroSlide key={slide._id} slide={slide} isFirst={index === 0} />)}
    />
  );
}
