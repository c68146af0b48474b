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
  const { current, isPlaying, isTurning, show, move, play, holding } = useRotation(pictures.length, intervalMs);
  // The pictures behind the first one wait until it has been asked for.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      {...holding}
      className={cx('grid gap-4 lg:grid-cols-[76px_minmax(0,1fr)]', className)}
    >
      <Thumbs pictures={pictures} current={current} onPick={show} />
      <div className="relative overflow-hidden rounded-band">
        <div aria-live={isTurning ? 'off' : 'polite'} className="grid">
          {pictures.map((path, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a picture among others is not a group of form fields
            <div
              key={path}
              role="group"
              aria-roledescription="slide"
              aria-label={`${place + 1} of ${pictures.length}`}
              aria-hidden={place !== current}
              className={cx(
                'col-start-1 row-start-1 transition-opacity duration-500',
                place === current ? 'opacity-100' : 'opacity-0',
              )}
            >
              {(isAwake || place === 0) && (
                <ProductPicture path={path} alt={pictureName(name, place)} priority={place === 0} />
              )}
            </div>
          ))}
        </div>
        <div className="absolute inset-y-0 left-3 my-auto h-10">
          <RoundButton label="Previous picture" onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </RoundButton>
        </div>
        <div className="absolute inset-y-0 right-3 my-auto h-10">
          <RoundButton label="Next picture" onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </RoundButton>
        </div>
        <CarouselControls
          count={pictures.length}
          current={current}
          onPick={show}
          isPlaying={isPlaying}
          onPlay={play}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 bg-white/85"
        />
      </div>
    </section>
  );
}

type ThumbsProps = { pictures: readonly string[]; current: number; onPick: (place: number) => void };

function Thumbs({ pictures, current, onPick }: ThumbsProps) {
  return (
    <ul className="hidden content-start gap-2.5 lg:grid">
      {pictures.map((path, place) => (
        <li key={path}>
          <button
            type="button"
            aria-label={`Show picture ${place + 1} of ${pictures.length}`}
            aria-current={place === current || undefined}
            onClick={() => onPick(place)}
            className={cx(
              'block w-full overflow-hidden rounded-btn border-2 transition-colors',
              place === current ? 'border-leaf-600' : 'border-transparent hover:border-line-strong',
            )}
          >
            <ProductPicture path={path} alt="" sizes="76px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
