import { catalogHome } from '@subah/messages/catalog-home';
import { catalogTitles } from '@subah/messages/catalogs';
import { frame } from '@subah/messages/frame';
import { productRails } from '@subah/messages/product-rails';
import { t } from '@subah/messages/translate';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { LinkTile } from '../tiles/link-tile.tsx';
import doctor from './art/doctor.webp';
import microscope from './art/microscope.webp';
import { PrescriptionDrawing } from './prescription-drawing.tsx';

export function MedicineHealthLinks() {
  return (
    <nav aria-label={t(catalogHome.healthServices)}>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4">
        <LinkTile
          to={catalogFacts.labtest.homePath}
          title={t(catalogTitles.labtest)}
          text={t(productRails.labTestsText)}
          action={t(productRails.book)}
          className="tint-lab min-h-38 lg:min-h-44"
          art={<Art src={microscope} />}
        />
        <LinkTile
          to="/MedicineHealthcare/doctor-appointment"
          title={t(frame.doctors)}
          text={t(productRails.doctorsText)}
          action={t(productRails.find)}
          className="tint-doctor min-h-38 lg:min-h-44"
          art={<Art src={doctor} />}
        />
        <LinkTile
          to="/UploadPrescriptions"
          title={t(frame.uploadPrescription)}
          text={t(productRails.uploadPrescriptionText)}
          action={t(productRails.upload)}
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
