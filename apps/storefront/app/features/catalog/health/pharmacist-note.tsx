import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';

export function PharmacistNote() {
  return (
    <aside
      aria-label="About prescriptions"
      className="flex gap-3 rounded-card border border-line bg-card p-4 md:items-center"
    >
      <span className="grid size-11 flex-none place-items-center rounded-btn bg-medicine text-chilli">
        <ShieldCheck aria-hidden="true" className="size-5" />
      </span>
      <p className="text-ink-600 md:text-base">
        <b className="font-bold text-ink">A pharmacist checks every prescription.</b> Medicines that need one leave the
        shop only after that.{' '}
        <Link to="/UploadPrescriptions" className="font-bold text-leaf-700 underline underline-offset-3">
          Upload your prescription
        </Link>{' '}
        now, or add it at checkout.
      </p>
    </aside>
  );
}
