import type { dairiesEndpoints } from '@subah/contract/milk/dairies';
import type { milkEndpoints } from '@subah/contract/milk/milk';
import type { milkByPhoneEndpoints } from '@subah/contract/milk/milk-by-phone';
import type { milkRoundEndpoints } from '@subah/contract/milk/milk-round';
import { milkAnswers } from '@subah/messages/api/milk';
import { indiaDate } from '@subah/rules/india-time';
import { canChangeDay, deliveryDateToCreate } from '@subah/rules/milk/milk-cut-off';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { verifyPayment } from '../payments/index.ts';
import { changeDayByPhone, startPlanByPhone, stopPlanByPhone } from './change-by-phone.ts';
import { changeDay, endPause, pausePlan } from './change-days.ts';
import { changePlan, startPlan, stopPlan } from './change-plans.ts';
import { readDeliveredMilk, toCsv } from './delivered-milk.ts';
import { deliverArea, markDelivery } from './mark-delivery.ts';
import { readBalance, topUp } from './milk-balance.ts';
import { readMorningSheet } from './morning-sheet.ts';
import { readCalendar } from './read-calendar.ts';
import { exportDairyAccount, readDairies } from './read-dairies.ts';
import { readForecast } from './read-forecast.ts';
import { listMilkProducts, listPlans } from './read-plans.ts';
import { returnMilk, saveDairy } from './return-milk.ts';
import { sendAgain } from './send-dairy-sheets.ts';

type MilkDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

type MilkEndpoints = typeof milkEndpoints &
  typeof milkByPhoneEndpoints &
  typeof milkRoundEndpoints &
  typeof dairiesEndpoints;

/** The changes that the response to a top-up contains. */
const NEWEST_CHANGES = { limit: 20 };

export function milkRoutes(deps: MilkDeps): Pick<Handlers, keyof MilkEndpoints> {
  const { db, clock } = deps;
  const thisMonth = () => indiaDate(clock()).slice(0, 7);
  return {
    'GET milk-sales/monthly': ({ user, query }) => readDeliveredMilk(db, user.id, query.month ?? thisMonth()),
    'GET milk-sales/monthly.csv': async ({ user, query }) =>
      toCsv(await readDeliveredMilk(db, user.id, query.month ?? thisMonth())),
    'GET milk-plans/products': async () => ({ data: await listMilkProducts(db) }),
    'GET milk-plans': async ({ user }) => ({ data: await listPlans(db, user.id, clock()) }),
    'POST milk-plans': async ({ user, body, t }) => ({
      data: await startPlan(deps, user.id, body),
      message: t(milkAnswers.ordered),
    }),
    'GET milk-plans/calendar': async ({ user, query }) => ({
      data: await readCalendar(db, user.id, query.month ?? thisMonth(), clock()),
    }),
    'PUT milk-plans/{id}': async ({ user, params, body, t }) => ({
      data: await changePlan(deps, user.id, params.id, body),
      message: t(milkAnswers.changed),
    }),
    'DELETE milk-plans/{id}': async ({ user, params, t }) => {
      await stopPlan(deps, user.id, params.id);
      return { message: t(milkAnswers.stopped) };
    },
    'POST milk-plans/{id}/pauses': async ({ user, params, body, t }) => ({
      data: await pausePlan(deps, { userId: user.id, id: params.id }, body),
      message: t(milkAnswers.paused),
    }),
    'DELETE milk-plans/{id}/pauses/{pauseId}': async ({ user, params }) => ({
      data: await endPause(deps, { userId: user.id, id: params.id }, params.pauseId),
    }),
    'PUT milk-plans/{id}/days/{date}': async ({ user, params, body }) => ({
      data: await changeDay(deps, { userId: user.id, id: params.id }, { date: params.date, packs: body.packs }),
    }),
    'GET milk-balance': ({ user, query }) => readBalance(db, user.id, query),
    'POST milk-balance/top-up': ({ user, body }) => topUp(deps, user.id, body.amount),
    'POST milk-balance/verify': async ({ user, body, request, t }) => {
      await verifyPayment(deps, { request, userId: user.id, purpose: 'milk', proof: body });
      const { data } = await readBalance(db, user.id, NEWEST_CHANGES);
      return { data, message: t(milkAnswers.toppedUp) };
    },
    'GET admin/customers/{id}/milk-calendar': async ({ params, query }) => ({
      data: await readCalendar(db, params.id, query.month ?? thisMonth(), clock()),
    }),
    'POST admin/customers/{id}/milk-plans': async ({ user, params, body }) => ({
      data: await startPlanByPhone(deps, { userId: params.id, actorId: user.id }, body),
    }),
    'DELETE admin/customers/{id}/milk-plans/{planId}': async ({ user, params }) => ({
      data: await stopPlanByPhone(deps, { userId: params.id, actorId: user.id }, params.planId),
    }),
    'PUT admin/customers/{id}/milk-plans/{planId}/days/{date}': async ({ user, params, body }) => {
      const day = { id: params.planId, date: params.date, packs: body.packs };
      return { data: await changeDayByPhone(deps, { userId: params.id, actorId: user.id }, day) };
    },
    'GET admin/milk/morning-sheet': async ({ query }) => {
      const date = query.date ?? deliveryDateToCreate(clock()) ?? indiaDate(clock());
      return { data: await (canChangeDay(date, clock()) ? readForecast(db, date) : readMorningSheet(db, date)) };
    },
    'GET admin/milk/dairies': async ({ query }) => ({ data: await readDairies(deps, query.date) }),
    'PUT admin/milk/dairies': async ({ user, body: { readAs, ...dairy } }) => {
      await saveDairy(deps, { ...dairy, readAs, actorId: user.id });
      return { data: dairy };
    },
    'POST admin/milk/dairies/send': async ({ user, body }) => ({
      data: { sends: await sendAgain(deps, { ...body, actorId: user.id }) },
    }),
    'POST admin/milk/returns': async ({ user, body }) => ({
      data: { returned: await returnMilk(deps, { ...body, actorId: user.id }) },
    }),
    'GET admin/milk/dairy-account.csv': ({ query }) => exportDairyAccount(db, query.month),
    'PATCH admin/milk/deliveries/{id}': async ({ user, params, body }) => ({
      data: await markDelivery(deps, user.id, params.id, body),
    }),
    'POST admin/milk/deliveries/deliver-area': async ({ user, body }) => ({
      data: { delivered: await deliverArea(deps, user.id, body) },
    }),
  };
}
