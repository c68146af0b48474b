import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { MilkCalendar, MilkDayInput, MilkMonth, MilkPlan, MilkPlanInput } from './milk.ts';

/** Calls for staff when a customer phones the shop. Rules and cut-off are those of the customer's own calls. */

const customer = z.object({ id: Id });
const plan = data(MilkPlan);

export const milkByPhoneEndpoints = {
  'GET admin/customers/{id}/milk-calendar': endpoint({
    audience: 'serve customers',
    summary: 'Milk calendar of a customer for a month',
    params: customer,
    query: MilkMonth,
    response: data(MilkCalendar),
  }),
  'POST admin/customers/{id}/milk-plans': endpoint({
    audience: 'serve customers',
    summary: 'Start a milk plan for a customer who is told about it',
    params: customer,
    body: MilkPlanInput,
    response: plan,
  }),
  'DELETE admin/customers/{id}/milk-plans/{planId}': endpoint({
    audience: 'serve customers',
    summary: 'Stop a milk plan of a customer from the next date that is still open; the customer is told',
    params: customer.extend({ planId: Id }),
    response: plan,
  }),
  'PUT admin/customers/{id}/milk-plans/{planId}/days/{date}': endpoint({
    audience: 'serve customers',
    summary: 'Change the packs of one day for a customer who is told about it; 0 skips it, null follows the plan again',
    params: customer.extend({ planId: Id, date: MilkDayInput.shape.date }),
    body: MilkDayInput.pick({ packs: true }),
    response: plan,
  }),
};
