import { Socket } from 'node:net';

/**
 * Sends the queries that one turn of the event loop puts on a connection in one system call. The driver uncorks after
 * each query, and a write to the database costs more than everything else that the server does for a query.
 */
export class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
