import { product } from '@subah/messages/product';
import { t } from '@subah/messages/translate';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';

export function PrescriptionNotice() {
  return (
    <div className="flex gap-3 rounded-card bg-medicine px-3.5 py-3">
      <FileText aria-hidden="true" className="mt-0.5 size-6 flex-none text-chilli" />
      <div>
        <p>
          <b className="block font-bold">{t(product.prescriptionRequired)}</b>
          {t(product.prescriptionText)}
        </p>
        <Link to="/UploadPrescriptions" className="link">
          {t(product.uploadPrescription)}
        </Link>
      </div>
    </div>
  );
}
