import { hash, verify } from '@node-rs/argon2';

// argon2id (the library's default) with the parameters that OWASP recommends.
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH);

/** Verified when there is no account, so that the response time does not reveal it. */
const dummyHash = hashPassword('no account has this password');

export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== undefined && matches;
}
