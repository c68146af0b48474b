import { catalogHome } from '@subah/messages/catalog-home';
import { t } from '@subah/messages/translate';
import { fillText } from '@subah/ui/fill-text';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';

export function PharmacistNote() {
  return (
    <aside
      aria-label={t(catalogHome.aboutPrescriptions)}
      className="flex gap-3 rounded-card border border-line bg-card p-4 md:items-center"
    >
      <span className="grid size-11 flex-none place-items-center rounded-btn bg-medicine text-chilli">
        <ShieldCheck aria-hidden="true" className="size-5" />
      </span>
      <p className="text-ink-600 md:text-base">
        {fillText(t(catalogHome.prescriptionNote), {
          checked: <b className="font-bold text-ink">{t(catalogHome.prescriptionChecked)}</b>,
          upload: (
            <Link to="/UploadPrescriptions" className="font-bold text-leaf-700 underline underline-offset-3">
              {t(catalogHome.uploadPrescription)}
            </Link>
          ),
        })}
      </p>
    </aside>
  );
}
