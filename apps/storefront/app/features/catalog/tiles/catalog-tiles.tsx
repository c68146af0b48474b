import { productRails } from '@subah/messages/product-rails';
import { t } from '@subah/messages/translate';
import type { HomeTone } from '@subah/rules/shop/home-cards';
import { cx } from '@subah/ui/class-names';
import { Link } from 'react-router';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';

type Tile = { _id: string; tone: HomeTone; link: string; image: string; title: string; text: string };

const TINTS: Record<HomeTone, string> = {
  morning: 'bg-mango-100',
  produce: 'bg-produce',
  grocery: 'bg-grocery',
  dairy: 'bg-dairy',
  medicine: 'bg-medicine',
  lab: 'bg-lab',
  savings: 'bg-lab',
  night: 'bg-leaf-100',
};

/** Fewer tiles fill the row of a wide screen. */
const COLUMNS = ['lg:grid-cols-4', 'lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3'];

export function CatalogTiles({ tiles }: { tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={t(productRails.shopByCatalog)}>
      <ul
        className={cx('grid grid-cols-2 gap-2.5 max-[20rem]:grid-cols-1 lg:gap-4', COLUMNS[tiles.length] ?? COLUMNS[0])}
      >
        {tiles.map(({ _id, tone, link, image, title, text }) => (
          <li key={_id} className="grid max-lg:last:odd:col-span-full">
            <Link
              to={link}
              className={cx(
                'group relative block overflow-hidden rounded-card px-3.5 py-3 lg:px-5.5 lg:py-5',
                TINTS[tone],
                image && 'min-h-29 md:min-h-38 lg:min-h-49',
              )}
            >
              <b
                className={cx(
                  'block text-base/5 font-bold tracking-[-.01em] lg:text-xl',
                  image && 'max-w-32 lg:max-w-40',
                )}
              >
                {title}
              </b>
              <span className="relative z-1 text-meta text-ink-600 lg:text-sm">{text}</span>
              {image && (
                <span className="absolute -right-1.5 -bottom-1 w-[62%] max-w-28 transition-transform duration-200 ease-soft group-hover:-translate-y-1 md:w-[54%] md:max-w-52 lg:-right-3 lg:-bottom-2 lg:w-[72%] lg:max-w-56">
                  <StoredPicture
                    path={image}
                    alt=""
                    sizes="(min-width: 1024px) 222px, (min-width: 768px) 195px, 100px"
                    width={600}
                    height={460}
                  />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
