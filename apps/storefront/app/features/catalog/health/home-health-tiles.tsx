import { catalogTitles } from '@subah/messages/catalogs';
import { productRails } from '@subah/messages/product-rails';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { cx } from '@subah/ui/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StoredPicture } from '../../../lib/pictures/stored-picture.tsx';
import { useShop } from '../../../shared/shop/use-shop.ts';
import { scenePictures } from '../banners/scene-pictures.ts';
import doctor from './art/doctor.webp';
import microscope from './art/microscope.webp';
import { healthServices } from './health-services.ts';
import { PrescriptionDrawing } from './prescription-drawing.tsx';

/** `medicineOffer` depends on today's prices. */
export function HomeHealthTiles({ medicineOffer }: { medicineOffer: string }) {
  const { sections } = useShop();
  const [hasMedicines, hasTests, hasDoctors] = (['medicine', 'labtest', 'doctors'] as const).map((section) =>
    sections.includes(section),
  );
  return (
    <ul
      className={cx(
        'grid grid-cols-2 gap-2.5 max-[20rem]:grid-cols-1 lg:auto-cols-fr lg:grid-flow-col lg:gap-4',
        hasMedicines ? 'lg:grid-cols-[1.5fr]' : 'lg:grid-cols-none',
      )}
    >
      {hasMedicines && (
        <HealthTile
          to={catalogFacts.medicine.homePath}
          title={t(catalogTitles.medicine)}
          text={medicineOffer}
          action={t(productRails.orderNow)}
          className="max-md:col-span-full tint-medicine"
          isWide
        >
          <span className="absolute -right-2 -bottom-2.5 w-[190px] lg:w-[262px]">
            <StoredPicture
              path={scenePictures.medicine}
              alt=""
              sizes="(min-width: 1024px) 262px, 190px"
              width={600}
              height={460}
            />
          </span>
        </HealthTile>
      )}
      {hasTests && (
        <HealthTile {...healthServices.labTests} className={cx('tint-lab', !hasDoctors && 'max-md:col-span-full')}>
          <SmallPicture src={microscope} />
        </HealthTile>
      )}
      {hasDoctors && (
        <HealthTile {...healthServices.doctors} className={cx('tint-doctor', !hasTests && 'max-md:col-span-full')}>
          <SmallPicture src={doctor} />
        </HealthTile>
      )}
      {hasMedicines && (
        <HealthTile
          {...healthServices.prescription}
          className="tint-mango-100 max-md:col-span-full max-md:min-h-29"
          isWide
        >
          <PrescriptionDrawing className="absolute right-4.5 bottom-3 w-23 lg:w-29" />
        </HealthTile>
      )}
    </ul>
  );
}

type TileProps = {
  to: string;
  title: string;
  text: string;
  action: string;
  className: string;
  isWide?: boolean;
  children: ReactNode;
};

function HealthTile({ to, title, text, action, className, isWide = false, children }: TileProps) {
  return (
    <li
      className={cx(
        'relative grid min-h-43 overflow-hidden rounded-card bg-tint md:max-lg:last:odd:col-span-full lg:min-h-54',
        className,
      )}
    >
      {children}
      <Link
        to={to}
        className="relative flex flex-col items-start rounded-card p-3.5 focus-visible:-outline-offset-2 lg:p-5.5"
      >
        <b className="text-base/5 font-bold tracking-[-.01em] lg:text-xl">{title}</b>
        <span className={cx('mt-0.5 text-balance text-meta text-ink-600 lg:text-sm', isWide && 'max-w-40 lg:max-w-44')}>
          {text}
        </span>
        <span className="chevron-after mt-auto inline-flex min-h-7 items-center font-bold text-leaf-700">{action}</span>
      </Link>
    </li>
  );
}

function SmallPicture({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={264}
      height={264}
      loading="lazy"
      className="absolute right-2 bottom-2 w-19.5 lg:right-4 lg:bottom-3.5 lg:w-29"
    />
  );
}
