import type { Membership, Plan } from '@subah/contract/payments/membership';
import { discountsOf } from '@subah/rules/membership/benefits';
import { freeDeliveryFrom } from '@subah/rules/membership/plan-text';
import { formatRupees } from '@subah/rules/money';
import { Dialog } from '@subah/ui/dialog';
import { FlaskConical, type LucideIcon, Milk, Pill, Stethoscope, TestTubes, Truck } from 'lucide-react';

type Benefits = (Plan | Membership)['benefits'];

type Props = { open: boolean; onClose: () => void; title: string; benefits: Benefits };

export function BenefitsDialog({ open, onClose, title, benefits }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Membership benefits">
      <p className="mb-3 text-base text-ink-600">
        Plan <b className="text-ink">{title}</b>. Every benefit counts by itself at checkout, on every order while the
        plan runs.
      </p>
      <dl className="grid gap-1">
        {benefitRows(benefits).map(({ icon: Icon, name, text }) => (
          <div key={name} className="flex gap-3 border-line border-t py-3 first:border-t-0">
            <span className="grid size-10 flex-none place-items-center rounded-btn bg-leaf-50 text-leaf-700">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <dt className="font-bold">{name}</dt>
              <dd className="text-ink-600">{text}</dd>
            </div>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

type Row = { icon: LucideIcon; name: string; text: string };

function benefitRows(benefits: Benefits): Row[] {
  const { milkAccess, doctorConsultation, freeMilkTestingKit } = benefits;
  const { medicineDiscountPercent: medicine, bloodTestDiscountPercent: bloodTest } = discountsOf({
    medicineDiscountPercent: benefits.medicineDiscount,
    bloodTestDiscountPercent: benefits.bloodTestDiscount,
  });
  const rows: (Row | false)[] = [
    {
      icon: Truck,
      name: 'Free delivery',
      text:
        freeDeliveryFrom(benefits) > 0
          ? `No small cart charge from ${formatRupees(freeDeliveryFrom(benefits))}.`
          : 'No small cart charge, however small the basket.',
    },
    medicine > 0 && { icon: Pill, name: `${medicine}% off prescription medicines`, text: 'Taken off the bill.' },
    bloodTest > 0 && { icon: TestTubes, name: `${bloodTest}% off lab tests`, text: 'Taken off the bill.' },
    doctorConsultation && { icon: Stethoscope, name: 'Doctor consultations', text: 'No consultation fee.' },
    milkAccess && { icon: Milk, name: 'Morning milk access', text: 'Plan your milk for every morning, 8AM to 11AM.' },
    freeMilkTestingKit && { icon: FlaskConical, name: 'Milk testing kit', text: 'One kit for your kitchen, free.' },
  ];
  return rows.filter((row) => row !== false);
}
