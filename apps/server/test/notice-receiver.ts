import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Stands in for push services and the WhatsApp API. `status` is what it answers. */
export async function startNoticeReceiver() {
  const received: Received[] = [];
  const answer = { status: 201, body: {} as object };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    answer,
    /** What arrived at this path, oldest first. */
    at: (path: string) => received.filter((request) => request.path === path),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The keys of a browser that can read the push messages it gets. */
export function createBrowserKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291: salt, record size, length of the key, key of the sender, record. */
    decrypt(message: Buffer) {
      const salt = message.subarray(0, 16);
      const senderKey = message.subarray(21, 86);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
      const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(message.subarray(-16));
      const record = Buffer.concat([decipher.update(message.subarray(86, -16)), decipher.final()]);
      return JSON.parse(record.subarray(0, -1).toString());
    },
  };
}
