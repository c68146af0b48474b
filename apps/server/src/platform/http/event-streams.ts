import { PassThrough, type Readable } from 'node:stream';
import { apiRequests } from '@subah/messages/api/requests';
import { Problem } from './problem.ts';

/** Below the idle limits of usual proxies. */
const HEARTBEAT_MS = 15_000;
/** Events of a moment are sent together. */
const FLUSH_MS = 100;
const MAX_PER_OWNER = 10;
/** Of a client that does not read. */
const MAX_UNREAD_BYTES = 64 * 1024;

type StreamOptions = {
  /** The account, or the address of a visitor: limits the open streams of one. */
  owner: string;
  topics: readonly string[];
  /** Asked before every event and heartbeat; false ends the stream. */
  isAllowed: () => Promise<boolean>;
};

export type EventStreams = {
  open: (options: StreamOptions) => Readable;
  /** Tells the streams of this process. */
  emit: (topic: string) => void;
  /** Clients connect again, to another server. */
  closeAll: () => void;
};

/** Server-sent events. An event is the name of its topic; `publishEvent` reaches the streams of every process. */
export function createEventStreams({ heartbeatMs = HEARTBEAT_MS } = {}): EventStreams {
  const open = new Map<Readable, { owner: string; notify: (topic: string) => void }>();

  return {
    open({ owner, topics, isAllowed }) {
      if ([...open.values()].filter((stream) => stream.owner === owner).length >= MAX_PER_OWNER) {
        throw new Problem('RATE_LIMITED', apiRequests.tooManyStreams);
      }
      const stream = new PassThrough();
      const pending = new Set<string>();
      let flush: NodeJS.Timeout | undefined;
      const write = async (): Promise<void> => {
        flush = undefined;
        const isOpen = await isAllowed().catch(() => false);
        if (!isOpen || stream.readableLength > MAX_UNREAD_BYTES) return void stream.end();
        const text = [...pending].map((topic) => `data: ${topic}\n\n`).join('') || ': still here\n\n';
        pending.clear();
        if (!stream.writableEnded) stream.write(text);
      };
      const heartbeat = setInterval(() => void write(), heartbeatMs);
      const notify = (topic: string): void => {
        if (!topics.includes(topic)) return;
        pending.add(topic);
        flush ??= setTimeout(() => void write(), FLUSH_MS);
      };
      stream.once('close', () => {
        clearInterval(heartbeat);
        clearTimeout(flush);
        open.delete(stream);
      });
      open.set(stream, { owner, notify });
      // Proxies and browsers see a response only with its first bytes.
      stream.write(': open\n\n');
      return stream;
    },
    emit: (topic) => {
      for (const { notify } of open.values()) notify(topic);
    },
    closeAll: () => {
      for (const stream of open.keys()) (stream as PassThrough).end();
    },
  };
}
