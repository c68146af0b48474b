import { EventTopics, endpoint } from '../endpoint.ts';

export const staffEventsEndpoints = {
  'GET admin/events': endpoint({
    audience: 'staff',
    summary: 'Server-sent events: the kinds of work of the own role that have just changed',
    response: EventTopics,
    responseType: 'text/event-stream',
  }),
};
