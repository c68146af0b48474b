import { milkInputs } from '@subah/messages/api/milk';
import { PAID_BY } from '@subah/rules/milk/milk-balance';
import { DELIVERY_STATES } from '@subah/rules/milk/month-bill';
import { z } from 'zod';
import { MapPoint } from '../delivery/delivery.ts';
import { data, endpoint, Id } from '../endpoint.ts';
import { DateInput } from '../input-values.ts';
import { readAs } from '../read-as.ts';

const CalendarDate = DateInput(milkInputs.day);

export const MilkDelivery = z.strictObject({
  _id: Id,
  date: z.string(),
  area: z.string(),
  customer: z.strictObject({ _id: Id, name: z.string(), mobile: z.string() }),
  address: z
    .strictObject({
      name: z.string(),
      phone: z.string(),
      street: z.string(),
      city: z.string(),
      pincode: z.string(),
      landmark: z.string().optional(),
      location: MapPoint.nullish(),
    })
    .nullable(),
  productId: Id,
  name: z.string(),
  unit: z.string(),
  packs: z.number().int(),
  litres: z.number(),
  amount: z.number(),
  paidBy: z.enum(PAID_BY),
  status: z.enum(DELIVERY_STATES),
  note: z.string().nullable(),
});
export type MilkDelivery = z.infer<typeof MilkDelivery>;

const sheetTotals = {
  deliveries: z.number().int(),
  packs: z.number().int(),
  litres: z.number(),
  toCollect: z.number(),
};

export const MorningSheet = z.strictObject({
  date: z.string(),
  /** Counted from the plans, because customers can still change the day: no addresses yet. */
  isForecast: z.boolean(),
  total: z.strictObject(sheetTotals),
  /** What to order from each dairy and to load. */
  dairies: z.array(
    z.strictObject({
      /** The brand of the products; null for products without one. */
      brand: z.string().nullable(),
      packs: z.number().int(),
      litres: z.number(),
      products: z.array(z.strictObject({ productId: Id, name: z.string(), unit: z.string(), packs: z.number().int() })),
    }),
  ),
  areas: z.array(z.strictObject({ area: z.string(), ...sheetTotals, deliveries: z.array(MilkDelivery) })),
});
export type MorningSheet = z.infer<typeof MorningSheet>;

export const milkRoundEndpoints = {
  'GET admin/milk/morning-sheet': endpoint({
    audience: 'run the milk round',
    summary: 'The milk deliveries of a date by area, or a forecast; by default tomorrow after 11PM, else today',
    query: z.object({ date: CalendarDate.optional() }),
    response: data(MorningSheet),
  }),
  'PATCH admin/milk/deliveries/{id}': endpoint({
    audience: 'run the milk round',
    summary: 'Mark a milk delivery; missed milk is not charged and sour milk is credited',
    params: z.object({ id: Id }),
    body: z.object({
      status: z.enum(['delivered', 'missed', 'sour'], 'Choose delivered, missed or sour.'),
      note: z.string().trim().max(200).optional(),
      ...readAs,
    }),
    response: data(MilkDelivery),
  }),
  'POST admin/milk/deliveries/deliver-area': endpoint({
    audience: 'run the milk round',
    summary: 'Mark the milk of an area as delivered, except what is marked already',
    body: z.object({ date: CalendarDate, area: z.string().trim().min(1).max(200) }),
    response: data(z.strictObject({ delivered: z.number().int() })),
  }),
};
