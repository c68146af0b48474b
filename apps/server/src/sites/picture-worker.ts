// Child process of pregenerate-pictures.ts. It exits when it is done, when another server of this machine has a worker for the
// same pictures, and after the current picture when the server disconnects.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { PicturesToGenerate } from './pregenerate-pictures.ts';

let isConnected = true;
process.once('disconnect', () => {
  isConnected = false;
});
const [{ storage, names }] = (await once(process, 'message')) as [PicturesToGenerate];

// An abstract socket of Linux serves as the lock: the kernel frees it with the process.
const lock = createHash('sha256').update(JSON.stringify(storage)).digest('hex');
const listener = net.createServer().listen(`\0subah-pictures-${lock}`);
await once(listener, 'listening').catch(() => process.exit());

const { pictures } = openStorage(storage);
for (const name of names) {
  if (!isConnected) break;
  await pictures.readSize(name);
}
process.exit();
