import { buttonClass } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Link } from 'react-router';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';

export type BannerTone = keyof typeof SKY;

export type BannerFacts = {
  tone: BannerTone;
  to: string;
  eyebrow: string;
  title: string;
  text: string;
  action: string;
  /** A drawn scene, or up to three product pictures. */
  art: { scene: string } | { pictures: readonly string[] };
};

type Props = BannerFacts & {
  /** Loads its picture with high priority. */
  isFirst?: boolean;
};

export function Banner({ tone, to, eyebrow, title, text, action, art, isFirst = false }: Props) {
  return (
    <Link
      to={to}
      className={cx(
        'keeps-light relative block h-full min-h-42 overflow-hidden rounded-band px-4.5 py-4 focus-visible:-outline-offset-4',
        'md:min-h-58 md:px-9 md:py-8 lg:min-h-78 lg:px-19 lg:pt-9 lg:pb-18',
        SKY[tone],
      )}
    >
      <span aria-hidden="true" className={DISC} />
      {'scene' in art ? <Scene path={art.scene} isFirst={isFirst} /> : <Fan paths={art.pictures} isFirst={isFirst} />}
      <span className="relative block max-w-[54%] md:max-w-[46%] lg:max-w-[440px]">
        <span className="block font-bold text-ink-600 text-meta md:text-sm">{eyebrow}</span>
        <span
          lang={textLanguage(title)}
          className="mt-0.5 block text-balance font-extrabold text-xl tracking-[-0.025em] md:text-3xl lg:text-4xl lg:tracking-[-0.035em]"
        >
          {title}
        </span>
        <span className="mt-1 block text-balance font-medium text-ink-600 text-meta md:mt-2 md:text-base">{text}</span>
        <span className={cx(buttonClass({ variant: 'fill' }), 'mt-5 max-md:hidden')}>{action}</span>
      </span>
    </Link>
  );
}

function Scene({ path, isFirst }: { path: string; isFirst: boolean }) {
  return (
    <span className="absolute -right-3 -bottom-1 w-[54%] max-w-52 md:right-6 md:w-[340px] md:max-w-none lg:right-24 lg:w-[390px]">
      <StoredPicture
        path={path}
        alt=""
        sizes="(min-width: 1024px) 390px, (min-width: 768px) 340px, 190px"
        width={600}
        height={460}
        priority={isFirst}
        className="w-full"
      />
    </span>
  );
}

/** Pictures like a hand of cards, the middle one on top. */
function Fan({ paths, isFirst }: { paths: readonly string[]; isFirst: boolean }) {
  return (
    <span className="absolute inset-y-0 right-3 flex items-center md:right-10 lg:right-24">
      {paths.slice(0, FAN.length).map((path, index) => (
        <span
          key={path}
          className={cx('w-22 overflow-hidden rounded-card bg-card p-1 shadow-soft md:w-36 lg:w-46', FAN[index])}
        >
          <StoredPicture
            path={path}
            alt=""
            sizes="(min-width: 1024px) 184px, (min-width: 768px) 144px, 88px"
            priority={isFirst}
            className="w-full rounded-btn"
          />
        </span>
      ))}
    </span>
  );
}

const FAN = [
  '-mr-11 translate-y-2 -rotate-8 max-md:hidden md:-mr-12 lg:-mr-10',
  'z-1 -translate-y-1',
  '-ml-9 translate-y-2 rotate-8 md:-ml-12 lg:-ml-10',
];

const DISC = cx(
  'absolute right-[-30px] bottom-[34%] aspect-square w-[190px] translate-y-1/2 rounded-full bg-white/45',
  '[clip-path:inset(0_0_50%_0)] md:right-10 md:w-[300px] lg:right-24 lg:w-[390px]',
);

const SKY = {
  morning: 'bg-[linear-gradient(180deg,#fff0c4_0%,#ffe2a0_66%,#ffd479_66.1%,#ffdf98_100%)]',
  grocery: 'bg-[linear-gradient(180deg,#fdeedd_0%,#fadcbd_66%,#f0c79c_66.1%,#f6d6b3_100%)]',
  produce: 'bg-[linear-gradient(180deg,#eaf6e4_0%,#d3ecc9_66%,#b5dfa6_66.1%,#c8e8bc_100%)]',
  dairy: 'bg-[linear-gradient(180deg,#eaf4fd_0%,#d3e6f8_66%,#b5d3f0_66.1%,#c8dff5_100%)]',
  medicine: 'bg-[linear-gradient(180deg,#fdeaec_0%,#fad5d9_66%,#f2bcc3_66.1%,#f7cdd3_100%)]',
};
