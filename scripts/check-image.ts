// `npm run check:image`: runs the steps of the Dockerfile in plain folders, without a container engine, and starts the result
// with a read-only folder, as an ordinary user, on a PostgreSQL of its own (Debian: apt install postgresql).
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCluster, findPostgres, makeFolder, startPostgres, stopPostgres } from './drill/postgres.ts';
import { endWithThisProcess, freePort, print } from './drill/shop.ts';
import { createIgnore, findDockerfileFaults, parseDockerfile } from './packaging/dockerfile.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-image-'));
chmodSync(folder, 0o755);
const image = path.join(folder, 'image');
/** The user `node` of the official image does not exist here. */
const NOBODY = 65534;

try {
  const faults = findDockerfileFaults(read('Dockerfile'));
  if (faults.length > 0) throw new Error(`Dockerfile: ${faults.join('; ')}`);
  build();
  print(`✓ built: ${sizeOf(image)}`);
  const bin = findPostgres();
  if (bin) await startImage(bin);
  else print('Skipped: starting the image needs PostgreSQL (Debian: apt install postgresql).');
} finally {
  spawnSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}

function build(): void {
  const context = copyContext();
  const shop = path.join(folder, 'shop');
  mkdirSync(shop);
  const instructions = parseDockerfile(read('Dockerfile'));
  const firstStage = instructions.slice(
    1,
    instructions.findIndex(({ name }, index) => index > 0 && name === 'FROM'),
  );
  for (const { name, args } of firstStage) {
    print(`${name} ${args}`);
    if (name === 'COPY') {
      const paths = args.split(' ');
      const target = path.join(shop, paths.pop() ?? '');
      for (const source of paths) {
        const isFolder = source === '.' || source.endsWith('/');
        cpSync(path.join(context, source), isFolder ? target : path.join(target, path.basename(source)), {
          recursive: true,
        });
      }
    }
    if (name === 'RUN') run(args.replaceAll('/image', image), shop);
  }
}

/** What `docker build` would send: the files of the repository without those of .dockerignore. */
function copyContext(): string {
  const context = path.join(folder, 'context');
  const isIgnored = createIgnore(read('.dockerignore'));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of stdout.split('\n').filter((name) => name && !isIgnored(name)))
    cpSync(path.join(root, file), path.join(context, file), { recursive: true });
  return context;
}

function run(command: string, cwd: string): void {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_lifecycle')),
  );
  const { status } = spawnSync('/bin/sh', ['-c', command], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
  if (status !== 0) throw new Error(`RUN ${command} failed`);
}

async function startImage(bin: string): Promise<void> {
  spawnSync('chmod', ['-R', 'a-w,a+rX', image]);
  const data = path.join(makeFolder(path.join(folder, 'postgres')), 'data');
  createCluster(bin, data);
  const database = await startPostgres(bin, data, await freePort());
  const port = await freePort();
  const environment = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: makeFolder(path.join(folder, 'data')),
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a secret of at least thirty-two characters',
    BACKUP_KEY: 'a key of at least thirty-two characters',
    DEMO_DATA: 'off',
    DRAIN_SECONDS: '0',
  };
  const options = { cwd: image, env: environment, ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}) };
  const program = (name: string) => path.join('apps/server/build', `${name}.js`);
  const execute = (name: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [program(name), ...args], { ...options, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
    print(`✓ ${name}`);
  };
  execute('migrate');
  const server = spawn(process.execPath, [program('main')], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  endWithThisProcess(server);
  for (const url of ['/readyz', '/metrics', '/', '/hi', '/admin-login', '/api/areas', '/api/openapi.json'])
    await expectOk(port, url);
  execute('backup', path.join(environment.DATA_DIR, 'backups'));
  execute('audit');
  server.ref();
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  if ((await ended) !== 0) throw new Error('the server did not stop in order');
  print('✓ stopped by SIGTERM');
  await stopPostgres(database);
}

async function expectOk(port: number, url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}${url}`).catch(() => undefined);
    if (response?.ok) return print(`✓ ${url}`);
    if (response && response.status !== 503) throw new Error(`${url} answered ${response.status}`);
    await wait(100);
  }
  throw new Error(`${url} does not answer`);
}

function sizeOf(place: string): string {
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
  return `${files.length} files, ${Math.round(bytes / 1_000_000)} MB`;
}
