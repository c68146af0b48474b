import { slides } from '@subah/messages/kit';
import { t } from '@subah/messages/translate';
import { Pause, Play } from 'lucide-react';
import { cx } from './class-names.ts';

type CarouselControlsProps = {
  count: number;
  current: number;
  onPick: (index: number) => void;
  isPlaying: boolean;
  onPlay: (isPlaying: boolean) => void;
  className?: string | undefined;
};

/** Dots and pause button, also for slideshows that fade. */
export function CarouselControls({ count, current, onPick, isPlaying, onPlay, className }: CarouselControlsProps) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className={cx('flex h-11 w-max max-w-full items-center rounded-full lg:h-8 lg:px-1.5', className)}>
      {Array.from({ length: count }, (_, index) => {
        const isCurrent = index === current;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index
            key={index}
            type="button"
            aria-label={t(slides.show, { number: index + 1, count })}
            aria-current={isCurrent || undefined}
            onClick={() => onPick(index)}
            className={cx(
              // 44 px touch target, narrower with many slides.
              'grid size-11 min-w-6 place-items-center rounded-sm transition-[width] lg:h-6',
              'before:h-2 before:rounded-full before:transition-[width,background-color]',
              isCurrent ? 'before:w-[22px] before:bg-leaf-600 lg:w-[30px]' : 'before:w-2 before:bg-line-strong lg:w-6',
            )}
          />
        );
      })}
      <button
        type="button"
        data-rotation
        aria-label={t(isPlaying ? slides.pause : slides.play)}
        onClick={() => onPlay(!isPlaying)}
        className="grid size-11 flex-none place-items-center rounded-full hover:bg-leaf-50 lg:size-7"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  );
}
