import { hash, verify } from '@node-rs/argon2';

// argon2id at the strength that OWASP asks for; the library's default algorithm is argon2id.
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH);

/** Checked when no account matches, so that a wrong mobile takes as long as a wrong password. */
const nobody = hashPassword('no account has this password');

export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== undefined && matches;
}
