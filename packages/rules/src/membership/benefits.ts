/** What a running plan gives. Percents are what is taken off; the delivery limit is the basket from which it is free. */
export type MemberBenefits = {
  planName: string;
  freeDeliveryAbovePaise: number;
  medicineDiscountPercent: number;
  bloodTestDiscountPercent: number;
  milkAccess: boolean;
  doctorConsultation: boolean;
  freeMilkTestingKit: boolean;
};

/** What the shop promises where a plan names no figure of its own. What is promised is also what is charged. */
const USUAL_MEDICINE_DISCOUNT = 15;
const USUAL_BLOOD_TEST_DISCOUNT = 30;

export type PlanFigures = { medicineDiscountPercent: number | null; bloodTestDiscountPercent: number | null };

export const discountsOf = (plan: PlanFigures) => ({
  medicineDiscountPercent: plan.medicineDiscountPercent ?? USUAL_MEDICINE_DISCOUNT,
  bloodTestDiscountPercent: plan.bloodTestDiscountPercent ?? USUAL_BLOOD_TEST_DISCOUNT,
});
