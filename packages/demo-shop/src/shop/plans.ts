import type { plans } from '@subah/server/modules/membership/membership.tables';

type DemoPlan = Omit<typeof plans.$inferInsert, 'id' | 'rank'> & { code: string };

/** The plan `3` is the free one. */
export const demoPlans: DemoPlan[] = [
  {
    code: 'free',
    name: '3',
    durationUnit: 'week',
    durationInDays: 21,
    pricePaise: 0,
    freeDeliveryAbovePaise: 149_00,
    medicineDiscountPercent: 5,
    bloodTestDiscountPercent: 10,
  },
  {
    code: 'month',
    name: '1',
    durationUnit: 'month',
    durationInDays: 30,
    pricePaise: 99_00,
    freeDeliveryAbovePaise: 99_00,
  },
  {
    code: 'half-year',
    name: '6',
    durationUnit: 'month',
    durationInDays: 180,
    pricePaise: 449_00,
    freeDeliveryAbovePaise: 99_00,
    medicineDiscountPercent: 18,
    bloodTestDiscountPercent: 30,
    milkAccess: true,
  },
  {
    code: 'year',
    name: '1',
    durationUnit: 'year',
    durationInDays: 365,
    pricePaise: 799_00,
    freeDeliveryAbovePaise: 0,
    medicineDiscountPercent: 20,
    bloodTestDiscountPercent: 35,
    milkAccess: true,
    doctorConsultation: true,
    freeMilkTestingKit: true,
  },
  {
    code: 'festival',
    name: '2',
    durationUnit: 'month',
    durationInDays: 60,
    pricePaise: 149_00,
    freeDeliveryAbovePaise: 99_00,
    isListed: false,
  },
];
