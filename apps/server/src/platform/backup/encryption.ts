import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { StartFailure } from '../start-failure.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type Encryption = ReturnType<typeof createEncryption>;

/** Encrypts the objects of a backup. The key of an object is authenticated too, so that objects cannot be exchanged. */
export function createEncryption(secret: string) {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const contentKey = derive('backup content');
  const nameKey = derive('backup names');
  return {
    /** The name of a content: the same bytes are stored once, and the name does not reveal them. */
    nameOf: (bytes: Buffer): string => createHmac('sha256', nameKey).update(bytes).digest('hex'),
    encrypt(objectKey: string, bytes: Buffer): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, contentKey, iv).setAAD(Buffer.from(objectKey));
      const content = cipher.update(bytes);
      return Buffer.concat([iv, content, cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(objectKey: string, bytes: Buffer): Buffer {
      try {
        const decipher = createDecipheriv(CIPHER, contentKey, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(objectKey))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch {
        throw new StartFailure(
          `${objectKey} of the backup cannot be decrypted: BACKUP_KEY is another, or it is damaged.`,
        );
      }
    },
  };
}
