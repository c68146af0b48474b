import type { Membership, Plan } from '@subah/contract/membership/membership';
import type { DeliveryTexts } from '@subah/messages/delivery-promise';
import { membership, planBenefits } from '@subah/messages/membership';
import { plan } from '@subah/messages/plan';
import { t } from '@subah/messages/translate';
import { discountsOf } from '@subah/rules/membership/benefits';
import { freeDeliveryFrom } from '@subah/rules/membership/plan-text';
import { formatRupees } from '@subah/rules/money';
import { Dialog } from '@subah/ui/dialog';
import { fillText } from '@subah/ui/fill-text';
import { FlaskConical, type LucideIcon, Milk, Pill, Stethoscope, TestTubes, Truck } from 'lucide-react';
import { useDeliveryTexts } from '../../shared/delivery/delivery-texts.ts';

type Benefits = (Plan | Membership)['benefits'];

type Props = { open: boolean; onClose: () => void; title: string; benefits: Benefits };

export function BenefitsDialog({ open, onClose, title, benefits }: Props) {
  const delivery = useDeliveryTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t(membership.benefits)}>
      <p className="mb-3 text-base text-ink-600">
        {fillText(t(membership.benefitsIntro), { title: <b className="text-ink">{title}</b> })}
      </p>
      <dl className="grid gap-1">
        {benefitRows(benefits, delivery).map(({ icon: Icon, name, text }) => (
          <div key={name} className="relative border-line border-t py-3 pl-13 first:border-t-0">
            <dt className="font-bold">
              <span className="absolute left-0 grid size-10 place-items-center rounded-btn bg-leaf-50 text-leaf-700">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              {name}
            </dt>
            <dd className="text-ink-600">{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

type Row = { icon: LucideIcon; name: string; text: string };

function benefitRows(benefits: Benefits, delivery: DeliveryTexts): Row[] {
  const { milkAccess, doctorConsultation, freeMilkTestingKit } = benefits;
  const { medicineDiscountPercent: medicine, bloodTestDiscountPercent: bloodTest } = discountsOf({
    medicineDiscountPercent: benefits.medicineDiscount,
    bloodTestDiscountPercent: benefits.bloodTestDiscount,
  });
  const rows: (Row | false)[] = [
    {
      icon: Truck,
      name: t(planBenefits.delivery),
      text:
        freeDeliveryFrom(benefits) > 0
          ? t(planBenefits.deliveryFrom, { amount: formatRupees(freeDeliveryFrom(benefits)) })
          : t(planBenefits.deliveryAlways),
    },
    medicine > 0 && {
      icon: Pill,
      name: t(plan.medicineDiscount, { percent: medicine }),
      text: t(planBenefits.offTheBill),
    },
    bloodTest > 0 && {
      icon: TestTubes,
      name: t(plan.labTestDiscount, { percent: bloodTest }),
      text: t(planBenefits.offTheBill),
    },
    doctorConsultation && {
      icon: Stethoscope,
      name: t(planBenefits.consultations),
      text: t(planBenefits.consultationsText),
    },
    milkAccess && { icon: Milk, name: t(plan.dailyMilk), text: t(planBenefits.dailyMilkText, delivery) },
    freeMilkTestingKit && {
      icon: FlaskConical,
      name: t(planBenefits.milkTestingKit),
      text: t(planBenefits.milkTestingKitText),
    },
  ];
  return rows.filter((row) => row !== false);
}
