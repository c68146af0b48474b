/** Benefits of an active plan. */
export type MemberBenefits = {
  planName: string;
  freeDeliveryAbovePaise: number;
  medicineDiscountPercent: number;
  bloodTestDiscountPercent: number;
  milkAccess: boolean;
  doctorConsultation: boolean;
  freeMilkTestingKit: boolean;
};

/** Percent, for plans without a discount of their own. */
const DEFAULT_MEDICINE_DISCOUNT = 15;
const DEFAULT_BLOOD_TEST_DISCOUNT = 30;

export type PlanDiscounts = { medicineDiscountPercent: number | null; bloodTestDiscountPercent: number | null };

export const discountsOf = (plan: PlanDiscounts) => ({
  medicineDiscountPercent: plan.medicineDiscountPercent ?? DEFAULT_MEDICINE_DISCOUNT,
  bloodTestDiscountPercent: plan.bloodTestDiscountPercent ?? DEFAULT_BLOOD_TEST_DISCOUNT,
});
