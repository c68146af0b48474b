import {
  MAX_HOLIDAYS,
  MAX_TIPS,
  MAX_WINDOWS,
  type DeliverySettings as Settings,
  type WindowsError,
  windowsError,
} from '@subah/rules/delivery/delivery-settings';
import { toPaise, toRupees } from '@subah/rules/money';
import { DEFAULT_FRESHNESS } from '@subah/rules/orders/freshness-credit';
import { z } from 'zod';
import { blankAsMissing, data, endpoint, Flag } from '../endpoint.ts';
import { listField, wholeField } from '../form-field.ts';
import { DateInput, numberText } from '../input-values.ts';
import { readAs } from '../read-as.ts';

const TIME = 'Enter a time of day, such as 08:00.';
const Time = z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME);

const WINDOWS: Record<WindowsError, string> = {
  ENDS_BEFORE_START: 'A window ends after it starts.',
  OVERLAP: 'Two windows overlap.',
};

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  blankAsMissing(schema.optional()).transform((value) => value ?? null);

const Window = z.strictObject({
  from: Time,
  until: Time,
  /** Orders that fit into the window on one day; null for no limit. */
  capacity: orNone(wholeField(1, 100_000)),
});

const Fee = (max: number) =>
  numberText(
    z
      .number('Enter an amount in rupees.')
      .min(0, 'At least ₹0.')
      .max(max, `At most ₹${max}.`)
      .multipleOf(0.01, 'At most two decimals.'),
  );

const Tips = listField(wholeField(1, 500), MAX_TIPS, ',').transform((tips) =>
  [...new Set(tips ?? [])].sort((a, b) => a - b),
);

/** Windows, hours and charges of delivery, in rupees. */
export const DeliverySettings = z
  .strictObject({
    windows: listField(Window, MAX_WINDOWS).transform((windows, context) => {
      const sorted = (windows ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1));
      if (sorted.length === 0) context.addIssue({ code: 'custom', message: 'Add at least one window.' });
      const error = windowsError(sorted);
      if (error) context.addIssue({ code: 'custom', message: WINDOWS[error] });
      return sorted;
    }),
    cutOff: Time,
    holidays: listField(DateInput('Enter days such as 2026-11-08.'), MAX_HOLIDAYS, ',').transform((days) =>
      [...new Set(days ?? [])].sort(),
    ),
    expressOffered: Flag,
    expressFrom: Time,
    expressUntil: Time,
    expressFee: Fee(1000),
    smallCartCharge: Fee(1000),
    freeDeliveryAbove: Fee(100_000),
    /** The largest bill that can be paid in cash; null for no limit. */
    codLimit: orNone(
      numberText(z.number('Enter an amount in rupees.').min(1, 'At least ₹1.').max(1_000_000, 'At most ₹1000000.')),
    ),
    drawerTips: Tips,
    checkoutTips: Tips,
    /** Coins that a photo of bad produce or dairy is worth at once, at most; 0 for no instant credits. */
    freshnessPerOrder: wholeField(0, 10_000).default(DEFAULT_FRESHNESS.perOrder),
    freshnessPerMonth: wholeField(0, 100_000).default(DEFAULT_FRESHNESS.perMonth),
  })
  .refine(({ expressFrom, expressUntil }) => expressFrom < expressUntil, {
    path: ['expressUntil'],
    message: 'Express delivery ends after it starts.',
  });
export type DeliverySettings = z.output<typeof DeliverySettings>;

export const deliverySettingsOf = (wire: DeliverySettings): Settings => ({
  windows: wire.windows,
  cutOff: wire.cutOff,
  holidays: wire.holidays,
  express: { isOffered: wire.expressOffered, from: wire.expressFrom, until: wire.expressUntil },
  fees: {
    smallCartPaise: toPaise(wire.smallCartCharge),
    freeDeliveryAbovePaise: toPaise(wire.freeDeliveryAbove),
    expressPaise: toPaise(wire.expressFee),
  },
  codLimitPaise: wire.codLimit === null ? null : toPaise(wire.codLimit),
  drawerTips: wire.drawerTips,
  checkoutTips: wire.checkoutTips,
  freshness: { perOrder: wire.freshnessPerOrder, perMonth: wire.freshnessPerMonth },
});

export const toWireDeliverySettings = (settings: Settings): DeliverySettings => ({
  windows: settings.windows.map(({ from, until, capacity }) => ({ from, until, capacity })),
  cutOff: settings.cutOff,
  holidays: [...settings.holidays],
  expressOffered: settings.express.isOffered,
  expressFrom: settings.express.from,
  expressUntil: settings.express.until,
  expressFee: toRupees(settings.fees.expressPaise),
  smallCartCharge: toRupees(settings.fees.smallCartPaise),
  freeDeliveryAbove: toRupees(settings.fees.freeDeliveryAbovePaise),
  codLimit: settings.codLimitPaise === null ? null : toRupees(settings.codLimitPaise),
  drawerTips: [...settings.drawerTips],
  checkoutTips: [...settings.checkoutTips],
  freshnessPerOrder: settings.freshness.perOrder,
  freshnessPerMonth: settings.freshness.perMonth,
});

const response = data(DeliverySettings);

export const deliverySettingsEndpoints = {
  'GET delivery-settings': endpoint({
    audience: 'any',
    summary: 'Windows, cut-off, holidays, express hours, charges, COD limit and tips; without capacities',
    response,
    cached: ['shop'],
  }),
  'GET admin/delivery-settings': endpoint({
    audience: 'change settings',
    summary: 'Windows, capacity, cut-off, holidays, express, charges, COD limit and tips',
    response,
  }),
  'PUT admin/delivery-settings': endpoint({
    audience: 'change settings',
    summary: 'Change windows, capacity, cut-off, holidays, express, charges, COD limit and tips',
    body: DeliverySettings.safeExtend(readAs),
    response,
  }),
};
