import { catalogHome } from '@subah/messages/catalog-home';
import { t } from '@subah/messages/translate';
import { cx } from '@subah/ui/class-names';
import { useShop } from '../../../shared/shop/use-shop.ts';
import { LinkTile } from '../tiles/link-tile.tsx';
import doctor from './art/doctor.webp';
import microscope from './art/microscope.webp';
import { healthServices } from './health-services.ts';
import { PrescriptionDrawing } from './prescription-drawing.tsx';

export function MedicineHealthLinks() {
  const { sections } = useShop();
  const hasTests = sections.includes('labtest');
  const hasDoctors = sections.includes('doctors');
  return (
    <nav aria-label={t(catalogHome.healthServices)}>
      <ul className="grid grid-cols-2 gap-2.5 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:gap-4">
        {hasTests && (
          <LinkTile
            {...healthServices.labTests}
            className={cx('tint-lab min-h-38 lg:min-h-44', !hasDoctors && 'max-md:col-span-2')}
            art={<Art src={microscope} />}
          />
        )}
        {hasDoctors && (
          <LinkTile
            {...healthServices.doctors}
            className={cx('tint-doctor min-h-38 lg:min-h-44', !hasTests && 'max-md:col-span-2')}
            art={<Art src={doctor} />}
          />
        )}
        <LinkTile
          {...healthServices.prescription}
          className="tint-mango-100 min-h-29 max-md:col-span-2 lg:min-h-44"
          art={<PrescriptionDrawing className="absolute right-4 bottom-3 w-21 lg:w-29" />}
        />
      </ul>
    </nav>
  );
}

function Art({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={264}
      height={264}
      className="absolute right-2 bottom-2 w-18 lg:right-4 lg:bottom-3.5 lg:w-29"
    />
  );
}
