import useSWR from 'swr';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { isLive } from '../lib/api/live-events.ts';
import { useLiveEvents } from './use-live-events.ts';

function Messages({ load }: { load: () => Promise<number> }) {
  useLiveEvents();
  const { data } = useSWR(['messages'], load);
  return <p>{data} messages</p>;
}

test('reads a list again when the stream names it', async () => {
  const stream = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const body = new ReadableStream<Uint8Array>({ start: (controller) => stream.resolve(controller) });
  vi.stubGlobal('fetch', async () => new Response(body));
  let count = 1;
  const screen = await renderScreen(<Messages load={async () => count} />);
  await expect.element(screen.getByText('1 messages')).toBeVisible();
  await vi.waitFor(() => expect(isLive()).toBe(true));
  count = 2;
  (await stream.promise).enqueue(new TextEncoder().encode('data: messages\n\n'));
  await expect.element(screen.getByText('2 messages')).toBeVisible();
  vi.unstubAllGlobals();
});
