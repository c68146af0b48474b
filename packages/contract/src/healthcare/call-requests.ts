import { z } from 'zod';
import { data, endpoint, Flag, Id, listOf, Page } from '../endpoint.ts';
import { readAs } from '../read-as.ts';

const CallRequest = z.strictObject({
  _id: Id,
  doctor: z.strictObject({ _id: Id, name: z.string() }),
  name: z.string(),
  phone: z.string(),
  convenientTime: z.string(),
  isDone: z.boolean(),
  /** The member of staff who calls back. */
  assignee: z.strictObject({ _id: Id, name: z.string() }).nullable(),
  /** What was said on the phone. */
  note: z.string(),
  createdAt: z.iso.datetime(),
});
export type CallRequest = z.infer<typeof CallRequest>;

const byId = z.object({ id: Id });

export const callRequestsEndpoints = {
  'GET admin/call-requests': endpoint({
    audience: 'serve customers',
    summary: 'Call requests, newest first',
    query: Page.extend({ isDone: Flag.optional(), assignee: z.enum(['me', 'nobody']).optional() }),
    response: listOf(CallRequest),
  }),
  'GET admin/call-requests/assignees': endpoint({
    audience: 'serve customers',
    summary: 'Staff who can call back',
    response: data(z.array(z.strictObject({ _id: Id, name: z.string() }))),
  }),
  'PUT admin/call-requests/{id}/assignee': endpoint({
    audience: 'serve customers',
    summary: 'Choose who calls back; null for nobody',
    params: byId,
    body: z.object({ assigneeId: Id.nullable(), ...readAs }),
    response: data(CallRequest),
  }),
  'PATCH admin/call-requests/{id}': endpoint({
    audience: 'serve customers',
    summary: 'Mark a call request as done or open again, and note what was said',
    params: byId,
    body: z.object({ isDone: Flag.default(true), note: z.string().trim().max(1000).optional(), ...readAs }),
    response: data(CallRequest),
  }),
};
