import { slides } from '@subah/messages/kit';
import { product } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import { RoundButton } from '@subah/ui/button';
import { CarouselControls } from '@subah/ui/carousel-controls';
import { cx } from '@subah/ui/class-names';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pictureName } from './picture-name.ts';
import { ProductPicture } from './product-picture.tsx';
import { useRotation } from './use-rotation.ts';

type Props = { label: string; name: string; pictures: readonly string[]; intervalMs: number; className: string };

export function FadingSlideshow({ label, name, pictures, intervalMs, className }: Props) {
  const { current, isPlaying, isRotating, show, move, play, containerProps } = useRotation(pictures.length, intervalMs);
  // Load the other pictures after the first one.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  return (
    <section
      aria-roledescription={t(slides.carousel)}
      aria-label={label}
      {...containerProps}
      className={cx('grid gap-4 lg:grid-cols-[76px_minmax(0,1fr)]', className)}
    >
      <Thumbnails pictures={pictures} current={current} onPick={show} />
      <div className="relative overflow-hidden rounded-band">
        <div aria-live={isRotating ? 'off' : 'polite'} className="grid">
          {pictures.map((path, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a group of form fields
            <div
              key={path}
              role="group"
              aria-roledescription={t(slides.slide)}
              aria-label={t(slides.position, { number: index + 1, count: pictures.length })}
              aria-hidden={index !== current}
              className={cx(
                'col-start-1 row-start-1 transition-opacity duration-500',
                index === current ? 'opacity-100' : 'opacity-0',
              )}
            >
              {(isMounted || index === 0) && (
                <ProductPicture path={path} alt={pictureName(name, index)} priority={index === 0} />
              )}
            </div>
          ))}
        </div>
        <div className="absolute inset-y-0 left-3 my-auto h-10">
          <RoundButton label={t(product.previousPicture)} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </RoundButton>
        </div>
        <div className="absolute inset-y-0 right-3 my-auto h-10">
          <RoundButton label={t(product.nextPicture)} onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </RoundButton>
        </div>
        <CarouselControls
          count={pictures.length}
          current={current}
          onPick={show}
          isPlaying={isPlaying}
          onPlay={play}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 bg-card/85"
        />
      </div>
    </section>
  );
}

type ThumbnailsProps = { pictures: readonly string[]; current: number; onPick: (index: number) => void };

function Thumbnails({ pictures, current, onPick }: ThumbnailsProps) {
  return (
    <ul className="hidden content-start gap-2.5 lg:grid">
      {pictures.map((path, index) => (
        <li key={path}>
          <button
            type="button"
            aria-label={t(product.showPicture, { number: index + 1, count: pictures.length })}
            aria-current={index === current || undefined}
            onClick={() => onPick(index)}
            className={cx(
              'block w-full overflow-hidden rounded-btn border-2 transition-colors',
              index === current ? 'border-leaf-600' : 'border-transparent hover:border-line-strong',
            )}
          >
            <ProductPicture path={path} alt="" sizes="76px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
