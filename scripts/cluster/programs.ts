import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endWithThisProcess } from '../drill/shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PROGRAM_FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const NOBODY = 65534;
/** PgBouncer refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export const findProgram = (name: string): string | undefined =>
  PROGRAM_FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

export function startPooler(program: string, settings: string): ChildProcess {
  const child = spawn(program, ['-q', settings], { ...user, stdio: ['ignore', 'ignore', 'ignore'] });
  endWithThisProcess(child);
  return child;
}

/** nginx with the settings of ops/nginx, on plain HTTP and on a port of this machine. */
export function startProxy(program: string, folder: string, port: number, servers: number[]): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, proxySettings(folder, port, servers));
  const child = spawn(program, ['-e', path.join(folder, 'error.log'), '-c', file], { stdio: 'inherit' });
  endWithThisProcess(child);
  return child;
}

function proxySettings(folder: string, port: number, servers: number[]): string {
  const site = readFileSync(path.join(ROOT, 'ops/nginx/subah.conf'), 'utf8');
  const line = /^ *server 127\.0\.0\.1:3000 (.*);$/m;
  const upstreams = servers.map((server) => `    server 127.0.0.1:${server} ${line.exec(site)?.[1]};`).join('\n');
  const plain = site
    .replace(line, upstreams)
    .replace(/server \{\n {4}listen 80;[^}]*\}/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${path.join(folder, name)};`)
    .join('\n');
  return [
    'daemon off;',
    'master_process off;',
    `pid ${path.join(folder, 'nginx.pid')};`,
    'events {}',
    `http {\n  access_log off;\n${temporary}\n${plain}}`,
  ].join('\n');
}
