import { ShieldCheck } from 'lucide-react';

export function PharmacistNotice() {
  return (
    <aside aria-label="About our pharmacist" className="flex gap-3 rounded-card border border-leaf-200 bg-leaf-50 p-4">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf-700" />
      <p>
        <b className="font-bold">Our pharmacist dispenses only a valid prescription.</b> It is seen by you and by our
        pharmacist, and by nobody else. The place where a photo was taken is removed from it.
      </p>
    </aside>
  );
}
