import type { TokenStore } from './browser-session.ts';

/** Twice the heartbeat of the server and a little more: a silent connection is dead. */
const SILENCE_MS = 35_000;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;

type FollowOptions = {
  /** `/api/admin/events` */
  path: string;
  tokens: Pick<TokenStore, 'token'>;
  /** False when the session has ended. */
  refresh: () => Promise<boolean>;
  /** With every sign of life; the topics are those of the events in it. */
  onData: (topics: string[]) => void;
  /** After each connect: what happened before was missed. */
  onOpen: () => void;
};

/** Reads a stream of server-sent events until `signal` aborts, and connects again when it breaks. */
export async function followEvents(options: FollowOptions, signal: AbortSignal): Promise<void> {
  let delayMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    const outcome = await readOnce(options, signal).catch(() => 'failed' as const);
    if (outcome === 'expired' && !(await options.refresh().catch(() => true))) return;
    delayMs = outcome === 'failed' ? Math.min(delayMs * 2, MAX_RETRY_MS) : FIRST_RETRY_MS;
    // Spread out, because all clients lose a server at the same moment.
    await pause(delayMs * (0.5 + Math.random()), signal);
  }
}

async function readOnce(
  { path, tokens, onData, onOpen }: FollowOptions,
  signal: AbortSignal,
): Promise<'ended' | 'expired' | 'failed'> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${tokens.token()}` };
  try {
    const response = await fetch(path, { headers, signal: AbortSignal.any([signal, silence.signal]) });
    if (response.status === 401) return 'expired';
    if (!response.ok || !response.body) return 'failed';
    onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let unfinished = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const events = (unfinished + chunk.value).split('\n\n');
      unfinished = events.pop() ?? '';
      onData(events.flatMap((event) => (event.startsWith('data: ') ? event.slice('data: '.length) : [])));
    }
    return 'ended';
  } finally {
    clearTimeout(timer);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
