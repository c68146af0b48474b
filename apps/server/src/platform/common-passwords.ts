import { createRequire } from 'node:module';
import { MIN_PASSWORD_LENGTH } from '@subah/rules/accounts/password';

/** The length that lists of forbidden passwords usually have; later entries are rare. */
const LIST_LENGTH = 10_000;

let commonPasswords: Set<string> | undefined;

/** One of the passwords that attackers try first, in any case. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= loadList();
  return commonPasswords.has(password.normalize('NFKC').trim().toLowerCase());
}

/** Loaded at the first use and synchronously: settings are read before anything else. The list is sorted by frequency. */
function loadList(): Set<string> {
  const { dictionary } = createRequire(import.meta.url)(
    '@zxcvbn-ts/language-common',
  ) as typeof import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(
    (password) => String(password).length >= MIN_PASSWORD_LENGTH,
  );
  return new Set(longEnough.slice(0, LIST_LENGTH).map(String));
}
