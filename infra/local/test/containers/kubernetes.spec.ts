import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { FRONT_ENDS, SERVICES } from '../../src/stack/parts';

const root = resolve(__dirname, '../../../..');
const kubernetes = join(root, 'infra/kubernetes');

interface Container {
  image: string;
  readinessProbe?: object;
  livenessProbe?: object;
  resources?: { requests?: object; limits?: { memory?: string } };
  securityContext?: { allowPrivilegeEscalation?: boolean };
  env?: { name: string; value?: string }[];
}

interface Manifest {
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
const manifests = base.resources.flatMap((path) =>
  parseAllDocuments(read(`base/${path}`)).map((document) => document.toJS() as Manifest),
);
const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');

test('every manifest is listed, and what is listed exists', () => {
  const found = readdirSync(join(kubernetes, 'base'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
  expect([...base.resources].sort()).toEqual(found.sort());
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
  const pinned = production.images?.map(({ name }) => name) ?? [];
  expect([...pinned].sort()).toEqual([...built].sort());
  for (const image of production.images ?? []) expect(image.newTag).not.toBe('latest');
});

test("production tells the edge every address that the edge's image asks for", () => {
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
