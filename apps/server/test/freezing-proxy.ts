import net from 'node:net';
import path from 'node:path';

/** A TCP port in front of a cluster. While frozen it accepts connections but forwards nothing, like a lost network. */
export async function startFreezingProxy(cluster: { host: string; port: number }) {
  let isFrozen = false;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(path.join(cluster.host, `.s.PGSQL.${cluster.port}`));
    const pairs = [
      [client, database],
      [database, client],
    ] as const;
    for (const [from, to] of pairs) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('data', (chunk) => isFrozen || to.write(chunk));
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    freeze: () => {
      isFrozen = true;
    },
    /** Connections from before have lost data, as after a partition; PostgreSQL or the client closes them. */
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.destroy();
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
