import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { findExecutable } from '../../src/tools/find-executable';
import { schemaErrors } from './kubernetes-schemas';
import { FRONT_ENDS, SERVICES } from '../../src/stack/parts';

const root = resolve(__dirname, '../../../..');
const kubernetes = join(root, 'infra/kubernetes');

interface Container {
  image: string;
  readinessProbe?: object;
  livenessProbe?: object;
  resources?: { requests?: object; limits?: { memory?: string } };
  securityContext?: { allowPrivilegeEscalation?: boolean; readOnlyRootFilesystem?: boolean };
  env?: { name: string; value?: string }[];
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    selector?: { matchLabels?: Record<string, string> } & Record<string, string>;
    template?: { metadata: { labels: Record<string, string> }; spec: { containers: Container[] } };
  };
}

interface Kustomization {
  resources: string[];
  configMapGenerator: { name: string; literals?: string[]; files?: string[] }[];
  images?: { name: string; newTag: string }[];
}

const read = (path: string): string => readFileSync(join(kubernetes, path), 'utf8');
const base = parse(read('base/kustomization.yaml')) as Kustomization;
const production = parse(read('overlays/production/kustomization.yaml')) as Kustomization;
const files = base.resources.filter((path) => path.endsWith('.yaml'));
const manifests = files.flatMap((path) =>
  parseAllDocuments(read(`base/${path}`)).map((document) => document.toJS() as Manifest),
);
const secrets = parseAllDocuments(read('secrets.template.yaml')).map(
  (document) => document.toJS() as Manifest,
);
const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');

test('every manifest is listed, and what is listed exists', () => {
  const found = readdirSync(join(kubernetes, 'base'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
  expect([...files].sort()).toEqual(found.sort());
  for (const path of production.resources) {
    expect([path, existsSync(join(kubernetes, 'overlays/production', path))]).toEqual([path, true]);
  }
});

test('every part of the product runs', () => {
  const expected = [
    ...SERVICES,
    ...FRONT_ENDS.map((name) => (name === 'shell' ? name : `mfe-${name}`)),
    ...['edge', 'renderer', 'nats'],
  ];
  expect(workloads.map(({ metadata }) => metadata.name).sort()).toEqual(expected.sort());
});

test.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
  '%s is probed, limited, unprivileged and found by its service',
  (name, { spec }) => {
    const labels = spec.template?.metadata.labels ?? {};
    for (const container of spec.template?.spec.containers ?? []) {
      expect(container.readinessProbe).toBeDefined();
      expect(container.livenessProbe).toBeDefined();
      expect(container.resources?.limits?.memory).toBeDefined();
      expect(container.securityContext?.allowPrivilegeEscalation).toBe(false);
      expect(container.securityContext?.readOnlyRootFilesystem).toBe(true);
      const literalSecrets = container.env?.filter(
        ({ name: variable, value }) => value && /SECRET|PASSWORD|KEY|MONGODB_URL/.test(variable),
      );
      expect(literalSecrets ?? []).toEqual([]);
    }
    expect(spec.selector?.matchLabels).toEqual({ app: labels['app'] });
    const service = manifests.find(
      ({ kind, metadata }) => kind === 'Service' && metadata.name === name,
    );
    expect(service?.spec.selector).toEqual({ app: labels['app'] });
  },
);

test('production pins the image of every part that is built here', () => {
  const built = workloads
    .flatMap(({ spec }) => spec.template?.spec.containers ?? [])
    .map(({ image }) => image)
    .filter((image) => image.startsWith('solar/'));
  built.push('solar/backup');
  const pinned = production.images?.map(({ name }) => name) ?? [];
  expect([...pinned].sort()).toEqual([...built].sort());
  for (const image of production.images ?? []) expect(image.newTag).not.toBe('latest');
});

test("production gives the edge every address that the edge's image asks for", () => {
  const dockerfile = readFileSync(join(root, 'infra/nginx/Dockerfile'), 'utf8');
  const asked = [...dockerfile.matchAll(/([A-Z_]+_UPSTREAM)=/g)].map(([, name]) => name);
  const edge = production.configMapGenerator.find(({ name }) => name === 'edge');
  const given = edge?.literals?.map((literal) => literal.split('=')[0]) ?? [];
  expect(asked.filter((name) => name !== 'PAYMENTS_UPSTREAM' && !given.includes(name))).toEqual([]);
});

test('the list of remotes starts as the one that the shell ships', () => {
  const shipped = readFileSync(join(root, 'shell/public/config.json'), 'utf8');
  expect(JSON.parse(read('overlays/production/remotes.json'))).toEqual(JSON.parse(shipped));
});

test('every manifest is what the schemas of Kubernetes allow', async () => {
  const all = [...manifests, ...secrets];
  expect(all.length).toBeGreaterThan(40);
  for (const manifest of all) {
    const name = `${manifest.kind} ${manifest.metadata.name}`;
    expect([name, await schemaErrors(manifest)]).toEqual([name, '']);
  }
});

test('the schemas refuse a manifest with a misspelt field', async () => {
  const [workload] = workloads;
  if (!workload) throw new Error('There are workloads');
  const wrong = { ...workload, spec: { ...workload.spec, replica: 2 } };
  expect(await schemaErrors(wrong)).toContain('replica');
});

test('every secret that is mounted is in the template', () => {
  const asked = new Set(
    files.flatMap((path) =>
      [
        ...read(`base/${path}`).matchAll(
          /secret(?:Ref)?:\s*(?:\{ |\n\s*)(?:secretName|name): ([\w-]+)/g,
        ),
      ].map(([, name = '']) => name),
    ),
  );
  expect([...asked].sort()).toEqual(secrets.map(({ metadata }) => metadata.name).sort());
  for (const service of SERVICES) expect(asked).toContain(`solar-${service}`);
});

test('the overlay for production builds, where kubectl is there', () => {
  const kubectl = findExecutable('kubectl');
  if (!kubectl) return;
  const args = ['kustomize', join(kubernetes, 'overlays/production')];
  const built = execFileSync(kubectl, args, { encoding: 'utf8' });
  const kinds = parseAllDocuments(built).map((document) => (document.toJS() as Manifest).kind);
  expect(kinds.filter((kind) => kind === 'Deployment')).toHaveLength(workloads.length - 1);
});
