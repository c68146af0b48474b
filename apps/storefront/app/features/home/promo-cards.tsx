import type { HomeTone } from '@subah/rules/shop/home-cards';
import { buttonClass } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { Link } from 'react-router';
import { StoredPicture } from '../../lib/pictures/stored-picture.tsx';
import type { ShownCard } from './home-card-texts.ts';

/** At most two fit beside the slides. */
const COUNT = 2;

export function PromoCards({ cards }: { cards: readonly ShownCard[] }) {
  if (cards.length === 0) return null;
  return (
    <div className="hidden auto-rows-fr gap-4 md:grid md:grid-cols-2 lg:grid-cols-1">
      {cards.slice(0, COUNT).map((card) => (
        <PromoCard key={card._id} card={card} />
      ))}
    </div>
  );
}

function PromoCard({ card: { tone, link, image, title, text, action } }: { card: ShownCard }) {
  const isDark = tone === 'night';
  return (
    <Link
      to={link}
      className={cx(
        'relative block min-h-46 overflow-hidden rounded-band p-5.5 md:max-lg:only:col-span-full',
        TINTS[tone],
      )}
    >
      {image ? (
        <span className="absolute right-[-22px] -bottom-1 w-[216px]">
          <StoredPicture path={image} alt="" sizes="216px" width={600} height={460} />
        </span>
      ) : (
        <>
          <i className="absolute right-[-86px] bottom-[-114px] size-[270px] rounded-full border-2 border-mango-400/50" />
          <i className="absolute right-[-46px] bottom-[-74px] size-[190px] rounded-full bg-mango-400" />
        </>
      )}
      <h2 className="relative max-w-[200px] font-extrabold text-xl/[1.5625rem] tracking-[-0.02em]">{title}</h2>
      <p className={cx('relative mt-1 mb-3', isDark ? 'max-w-[190px] text-leaf-100' : 'max-w-[150px]')}>{text}</p>
      {action && (
        <span
          className={cx(
            buttonClass({ variant: isDark ? 'quiet' : 'fill', size: 'sm' }),
            'relative',
            isDark && 'text-leaf-900',
          )}
        >
          {action}
        </span>
      )}
    </Link>
  );
}

const TINTS: Record<HomeTone, string> = {
  morning: 'bg-mango-100',
  produce: 'bg-produce',
  grocery: 'bg-grocery',
  dairy: 'bg-dairy',
  medicine: 'bg-medicine',
  lab: 'bg-lab',
  savings: 'bg-lab',
  night: 'bg-leaf-900 text-white',
};
