// Prepares a fresh checkout for the scripts of package.json. It runs on the installed Node (20 or newer) before any package is
// installed, so it uses built-in modules only.
//   --build     also build the two sites and the server, when their sources changed
//   --browser   also find or install a browser for the tests
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  console.error(`subah: this is Node ${process.versions.node}; install Node 20.11 or newer.`);
  process.exit(1);
}

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

install();
if (process.argv.includes('--build')) await build();
if (process.argv.includes('--browser')) findBrowser();

function install() {
  whenChanged('node_modules/.setup', ['package-lock.json'], () => {
    run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
    // npm 11 links the packaged Node into .bin; npm 10, which comes with Node 20, does not.
    const node = `node-${process.platform}-${process.arch}/bin/node`;
    if (!existsSync(`node_modules/${node}`)) return;
    chmodSync(`node_modules/${node}`, 0o755);
    rmSync('node_modules/.bin/node', { force: true });
    symlinkSync(`../${node}`, 'node_modules/.bin/node');
  });
}

async function build() {
  const packages = ['package-lock.json', ...filesIn('packages')];
  const apps = ['storefront', 'console', 'server'].map((app) => ({
    name: app,
    stamp: `apps/${app}/build/.setup`,
    files: [...packages, ...filesIn(`apps/${app}`)],
  }));
  await Promise.all(
    apps
      .filter(({ stamp, files }) => isChanged(stamp, files))
      .map(({ name }) => runInBackground('npm', ['run', 'build', '--silent', '--workspace', `@subah/${name}`])),
  );
  // Written in any case: its time tells `node apps/server/src/main.ts` up to when the bundle is known to be current.
  for (const { stamp, files } of apps) markDone(stamp, files);
}

/** Debian's package where apt is available, else Playwright's download, else an instruction. */
function findBrowser() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  if (candidates.some((file) => file && existsSync(file)) || existsSync('node_modules/.browser')) return;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args) =>
    isRoot
      ? tryRun('apt-get', args)
      : tryRun('sudo', ['-n', 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  if (tryRun('sh', ['-c', 'command -v apt-get >/dev/null'])) {
    apt('update', '-qq');
    if (apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core')) return;
  }
  if (tryRun('node_modules/.bin/node', ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) {
    writeFileSync('node_modules/.browser', 'playwright');
    return;
  }
  console.error(
    'subah: the tests need a browser. Install Chromium (Debian: apt install chromium) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: cleanEnvironment() });
  if (status !== 0) fail(command, args, status);
}

function runInBackground(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...cleanEnvironment(), NODE_ENV: 'production' },
    });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.on('exit', (status) => {
      if (status === 0) return resolve();
      console.error(output);
      fail(command, args, status);
    });
  });
}

function tryRun(command, args) {
  const env = { ...cleanEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function fail(command, args, status) {
  console.error(`subah: ${command} ${args.join(' ')} failed`);
  process.exit(status ?? 1);
}

/** Without the variables of the outer npm, which would confuse an npm started by it. */
function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package|command)/i.test(name)),
  );
}

function whenChanged(stamp, files, action) {
  if (!isChanged(stamp, files)) return;
  action();
  markDone(stamp, files);
}

function isChanged(stamp, files) {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(files);
}

function markDone(stamp, files) {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint(files));
}

function fingerprint(files) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(folder) {
  const generated = new Set(['node_modules', 'build', '.react-router']);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    });
}
