import { pictureSources } from '@subah/contract/picture';
import type { HomeTone } from '@subah/rules/shop/home-cards';
import { buttonClass } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Picture } from '@subah/ui/picture';
import { Link } from 'react-router';
import { MixedText } from '../../lib/language/mixed-text.tsx';
import type { ShownCard } from './home-card-texts.ts';

/** The first slide loads its picture with high priority. */
export function HeroSlide({ slide, isFirst }: { slide: ShownCard; isFirst: boolean }) {
  const isWide = slide.tone === 'morning';
  return (
    <Link
      to={slide.link}
      className={cx(
        'keeps-light relative block h-full min-h-[262px] overflow-hidden rounded-band px-4.5 py-4',
        'focus-visible:-outline-offset-4 md:min-h-[330px] md:px-16 md:py-9 lg:min-h-96 lg:px-19 lg:py-14',
        SKY[slide.tone],
      )}
    >
      <Disc className="w-[310px] bg-white/35 md:right-[5px] md:w-[450px] lg:-right-px lg:w-[560px]" />
      <Disc className="w-[210px] bg-mango-400 md:right-[70px] md:w-[320px] lg:right-[84px] lg:w-[390px]" />
      {slide.image && (
        <span className={cx('absolute', isWide ? WIDE_SCENE : SCENE)}>
          <Picture
            alt=""
            src={slide.image}
            srcSet={pictureSources(slide.image)}
            sizes={
              isWide
                ? '(min-width: 1024px) 528px, (min-width: 768px) 470px, 280px'
                : '(min-width: 1024px) 400px, (min-width: 768px) 330px, 170px'
            }
            width={isWide ? 900 : 600}
            height={isWide ? 520 : 460}
            priority={isFirst}
            className="w-full object-contain object-bottom"
          />
        </span>
      )}
      <span className="relative block max-w-[300px] lg:max-w-[380px]">
        <span className="mb-1.5 flex flex-wrap items-center gap-x-1.5 font-bold text-mango-900 text-sm/4.5">
          <MixedText text={slide.eyebrow} />
        </span>
        <h2 className="font-extrabold text-[#2b1a04] text-3xl/[1.9375rem] tracking-[-0.03em] md:max-w-[260px] lg:max-w-none lg:text-4xl lg:tracking-[-0.035em]">
          {slide.title}
        </h2>
        <span className="mt-1.5 block text-balance font-medium text-mango-900 md:max-w-[220px] lg:mt-2.5 lg:max-w-none lg:text-base">
          {slide.text}
        </span>
        {slide.action && (
          <span className={cx(buttonClass({ variant: 'fill' }), 'mt-5.5 max-md:hidden')}>{slide.action}</span>
        )}
      </span>
    </Link>
  );
}

/** A half disc on the horizon at one third of the height. */
function Disc({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute bottom-[34%] left-1/2 aspect-square -translate-x-1/2 translate-y-1/2 rounded-full',
        '[clip-path:inset(0_0_50%_0)] md:left-auto md:translate-x-0',
        className,
      )}
    />
  );
}

const SKY: Record<HomeTone, string> = {
  morning: 'bg-[linear-gradient(180deg,#fff0c4_0%,#ffe2a0_66%,#ffd479_66.1%,#ffdf98_100%)]',
  grocery: 'bg-[linear-gradient(180deg,#fdeedd_0%,#fadcbd_66%,#f0c79c_66.1%,#f6d6b3_100%)]',
  produce: 'bg-[linear-gradient(180deg,#eaf6e4_0%,#d3ecc9_66%,#b5dfa6_66.1%,#c8e8bc_100%)]',
  dairy: 'bg-[linear-gradient(180deg,#e8f3fd_0%,#cfe6fa_66%,#b0d6f4_66.1%,#c4e0f7_100%)]',
  medicine: 'bg-[linear-gradient(180deg,#e4f5f3_0%,#c9ebe7_66%,#a8ddd6_66.1%,#bde5e0_100%)]',
  lab: 'bg-[linear-gradient(180deg,#efeafd_0%,#ddd3fa_66%,#c7b8f2_66.1%,#d5c9f6_100%)]',
  night: 'bg-[linear-gradient(180deg,#e6efe9_0%,#c9dccf_66%,#a9c8b3_66.1%,#bcd5c4_100%)]',
  savings: 'bg-[linear-gradient(180deg,#fdeaec_0%,#fad5d9_66%,#f2bcc3_66.1%,#f7cdd3_100%)]',
};

const WIDE_SCENE =
  '-bottom-1.5 left-1/2 -ml-[140px] w-[280px] md:left-auto md:right-[-10px] md:ml-0 md:w-[470px] lg:right-1 lg:-bottom-1 lg:w-[528px]';
const SCENE =
  '-bottom-1 left-1/2 -ml-[95px] w-[190px] md:left-auto md:right-[65px] md:ml-0 md:w-[330px] lg:right-[79px] lg:w-[400px]';
