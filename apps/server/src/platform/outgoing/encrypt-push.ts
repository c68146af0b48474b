import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const SALT_BYTES = 16;
const TAG_DELIMITER = 2;
const RECORD_SIZE = 4096;

/** The keys of a browser: its public key and a shared secret, in base64url. */
export type PushKeys = { p256dh: string; auth: string };

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Encrypts a push message for one browser (RFC 8291, aes128gcm). `fixed` is for the example of the RFC. */
export function encryptPush(
  text: string,
  keys: PushKeys,
  fixed: { privateKey?: Buffer; salt?: Buffer } = {},
): Buffer<ArrayBuffer> {
  const sender = createECDH('prime256v1');
  if (fixed.privateKey) sender.setPrivateKey(fixed.privateKey);
  else sender.generateKeys();
  const senderKey = sender.getPublicKey();
  const receiverKey = Buffer.from(keys.p256dh, 'base64url');
  const salt = fixed.salt ?? randomBytes(SALT_BYTES);

  const shared = sender.computeSecret(receiverKey);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), keyInfo, 32);
  const contentKey = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const record = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(TAG_DELIMITER)), cipher.final()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_SIZE);
  header.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, header, senderKey, record, cipher.getAuthTag()]);
}
