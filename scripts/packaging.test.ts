import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createIgnore, findDockerfileFaults } from './packaging/dockerfile.ts';
import { releaseNotes } from './packaging/release-notes.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const settingNames = new Set([...read('.env.example').matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name));

type KubernetesModel = new (manifest: unknown) => { validate(): void };

async function findSchemaFault(manifest: { apiVersion: string; kind: string }): Promise<string | undefined> {
  const models: Record<string, KubernetesModel> = await import(
    /* @vite-ignore */ `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`
  );
  const Model = models[manifest.kind];
  if (!Model) return `${manifest.kind} is unknown`;
  try {
    new Model(manifest).validate();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe('Dockerfile', () => {
  test('follows the rules for production', () => {
    expect(findDockerfileFaults(read('Dockerfile'))).toEqual([]);
  });

  test('that installs at the start as root is refused', () => {
    const faults = findDockerfileFaults('FROM node:24\nADD . .\nENV AUTH_SECRET=x\nRUN npm install\nCMD npm start\n');
    expect(faults).toEqual([
      'has one stage only',
      'does not pin the version of node:24',
      'uses ADD instead of COPY',
      'has a secret in ENV',
      'installs without the lockfile',
      'runs as root',
      'has no health check',
      'starts through a shell, which keeps signals from the server',
      'installs or builds at the start',
      'installs packages in the last stage',
    ]);
  });

  test('copies the package.json of every workspace before it installs', () => {
    const folders = ['apps', 'packages'].flatMap((parent) =>
      readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`),
    );
    const dockerfile = read('Dockerfile');
    for (const folder of [...folders, 'e2e', 'bench'])
      expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/\n`);
  });

  test('gets neither secrets nor built or installed files', () => {
    const isIgnored = createIgnore(read('.dockerignore'));
    for (const file of [
      '.env',
      '.env.local',
      'data/auth-secret',
      'node_modules/pg/index.js',
      'apps/server/build/main.js',
    ])
      expect([file, isIgnored(file)]).toEqual([file, true]);
    for (const file of [
      '.env.example',
      'package.json',
      'apps/server/build.ts',
      'packages/search-dictionary/data/words.txt',
    ])
      expect([file, isIgnored(file)]).toEqual([file, false]);
  });
});

test('compose.yaml starts the shop after migrations, with settings that exist, read-only and with pinned images', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  expect(Object.keys(services)).toEqual(['migrate', 'shop', 'database', 'storage', 'bucket', 'mail', 'proxy']);
  expect(services.shop.depends_on.migrate.condition).toBe('service_completed_successfully');
  expect(services.shop.read_only).toBe(true);
  expect(Object.keys(services.shop.environment).filter((name) => !settingNames.has(name))).toEqual([]);
  for (const { image, build } of Object.values<{ image: string; build?: string }>(services))
    if (!build) expect(image).toMatch(/:[\w.-]*\d+[.-]\d+/);
});

test('the shop may write to the folders of its volumes and backups', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  const folders = /^RUN install -d -o node -g node (.+)$/m.exec(read('Dockerfile'))?.[1]?.split(' ');
  expect(services.shop.volumes.map((volume: string) => volume.split(':')[1])).toEqual(folders);
  expect(folders).toContain(services.shop.environment.BACKUP_TARGET);
  const proposed = /^# BACKUP_TARGET=(.+)$/m.exec(read('.env.example'))?.[1];
  expect(read('ops/systemd/subah@.service')).toContain(`\nReadWritePaths=-${proposed}\n`);
});

type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: unknown;
  data?: object;
  stringData?: object;
};

describe('Kubernetes', () => {
  const folder = path.join(root, 'ops/kubernetes');
  const kustomization = parse(read('ops/kubernetes/kustomization.yaml'));
  const manifests: Manifest[] = readdirSync(folder)
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => parseAllDocuments(read(`ops/kubernetes/${file}`)).map((document) => document.toJS()));
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what is tested.
  const podOf = ({ spec }: Manifest): any => (spec as any).template.spec;

  test('lists every file except the secrets', () => {
    const files = readdirSync(folder).filter((file) => !['kustomization.yaml', 'secret.example.yaml'].includes(file));
    expect([...kustomization.resources].sort()).toEqual(files.sort());
  });

  test('matches the schemas of Kubernetes', async () => {
    // A resource of the operator CloudNativePG.
    const known = manifests.filter(({ kind }) => kind !== 'Cluster');
    for (const manifest of known) await expect(findSchemaFault(manifest)).resolves.toBeUndefined();
    const [web] = ofKind('Deployment');
    const wrong = { ...web, spec: { ...(web?.spec as object), replicas: 'two' } } as Manifest;
    await expect(findSchemaFault(wrong)).resolves.toContain('replicas');
  });

  test('runs web, jobs and migrations as an ordinary user with a read-only root', () => {
    const workloads = [...ofKind('Deployment'), ...ofKind('Job')];
    expect(workloads.map(({ metadata }) => metadata.name)).toEqual(['subah-jobs', 'subah-web', 'subah-migrate']);
    for (const pod of workloads.map(podOf)) {
      expect(pod.securityContext.runAsNonRoot).toBe(true);
      expect(pod.containers[0].securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      expect(pod.containers[0].resources.limits.memory).toBeDefined();
    }
  });

  test('probes servers, keeps one of each role and gives them time to drain', () => {
    for (const deployment of ofKind('Deployment')) {
      const pod = podOf(deployment);
      expect(pod.containers[0].readinessProbe.httpGet.path).toBe('/readyz');
      expect(pod.containers[0].livenessProbe.httpGet.path).toBe('/healthz');
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(10 + 30 + 30);
      expect(ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toContain(deployment.metadata.name);
    }
    expect(ofKind('HorizontalPodAutoscaler')).toHaveLength(1);
    expect(ofKind('Cluster')).toHaveLength(1);
  });

  test('sets only settings that exist', () => {
    const names = [...ofKind('ConfigMap'), ...ofKind('Secret')].flatMap(({ data, stringData }) =>
      Object.keys({ ...data, ...stringData }),
    );
    const inPods = [...ofKind('Deployment'), ...ofKind('Job')].flatMap((manifest) =>
      podOf(manifest).containers[0].env.map(({ name }: { name: string }) => name),
    );
    expect([...names, ...inPods].filter((name) => !settingNames.has(name))).toEqual([]);
  });
});

test('pipelines parse, limit their permissions and run scripts that exist', () => {
  const scripts = JSON.parse(read('package.json')).scripts;
  for (const file of readdirSync(path.join(root, '.github/workflows'))) {
    const workflow = parse(read(`.github/workflows/${file}`));
    expect(workflow.permissions).toBeDefined();
    const commands = Object.values<{ steps: { run?: string }[] }>(workflow.jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)),
    );
    expect(commands.filter((name) => !(String(name) in scripts))).toEqual([]);
  }
});

test('writes release notes from commits', () => {
  const subjects = ['feat(backup): restore', 'fix: a fault', 'test(cart): more', 'feat(api)!: drop v1', 'Merge branch'];
  expect(releaseNotes(subjects)).toBe(
    '## Breaking\n\n- **api**: drop v1\n\n## New\n\n- **backup**: restore\n\n## Fixed\n\n- a fault\n',
  );
});
