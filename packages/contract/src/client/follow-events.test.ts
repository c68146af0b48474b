import { afterEach, expect, test, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

afterEach(() => vi.unstubAllGlobals());

const streamOf = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
  );

function follow(responses: (() => Response)[], refresh = vi.fn(async () => true)) {
  const abort = new AbortController();
  const topics: string[] = [];
  const onOpen = vi.fn();
  const fetch = vi.fn(async () => {
    const respond = responses.shift();
    if (!respond) abort.abort();
    return respond?.() ?? new Response(null, { status: 503 });
  });
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(Math, 'random').mockReturnValue(-0.49);
  const done = followEvents(
    {
      path: '/api/admin/events',
      tokens: { token: () => 't' },
      refresh,
      onOpen,
      onData: (heard) => topics.push(...heard),
    },
    abort.signal,
  );
  return { done, topics, onOpen, fetch, refresh };
}

test('reads topics also from an event that arrives in two parts, and connects again', async () => {
  const { done, topics, onOpen } = follow([
    () => streamOf(': open\n\ndata: ord', 'ers\n\n: still here\n\n'),
    () => streamOf('data: messages\n\n'),
  ]);
  await done;
  expect(topics).toEqual(['orders', 'messages']);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('refreshes an expired token, and stops when the session has ended', async () => {
  const refused = () => new Response(null, { status: 401 });
  const first = follow([refused, () => streamOf('data: stock\n\n')]);
  await first.done;
  expect(first.topics).toEqual(['stock']);
  const ended = follow(
    [refused, () => streamOf('data: stock\n\n')],
    vi.fn(async () => false),
  );
  await ended.done;
  expect([ended.topics, ended.fetch.mock.calls.length]).toEqual([[], 1]);
});
