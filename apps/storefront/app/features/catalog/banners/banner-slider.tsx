import { Carousel } from '@subah/ui/carousel';
import { Banner, type BannerFacts } from './banner.tsx';

const INTERVAL_MS = 3000;

export function BannerSlider({ label, banners }: { label: string; banners: readonly BannerFacts[] }) {
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={label}
      intervalMs={INTERVAL_MS}
      arrows
      controlsClassName="mx-auto mt-1 -mb-3 lg:absolute lg:bottom-4 lg:left-17 lg:m-0 lg:bg-card/82"
      slides={banners.map((banner, index) => <Banner key={banner.to} {...banner} isFirst={index === 0} />)}
    />
  );
}
