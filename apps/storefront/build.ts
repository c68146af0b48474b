// Builds the storefront once for each language. English lies in build/, the server part of Hindi in build/hi. The client files
// of both share build/client: their names contain a hash, and those without text are the same file.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { LANGUAGES, type Language } from '@subah/messages/language';

for (const language of LANGUAGES) run(language, 'react-router', 'build');
cpSync('build/hi/client/assets', 'build/client/assets', { recursive: true });
rmSync('build/hi/client', { recursive: true });
run('en', 'node', '../../scripts/precompress.mjs', 'build/client');

function run(language: Language, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: language },
  });
  if (status !== 0) process.exit(status ?? 1);
}
