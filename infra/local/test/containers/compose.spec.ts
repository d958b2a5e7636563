import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { FRONT_ENDS, SERVICES } from '../../src/stack/parts';

const root = resolve(__dirname, '../../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface ComposeService {
  image: string;
  build?: { dockerfile: string };
  environment?: Record<string, string>;
  restart?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  networks?: string[];
  ports?: string[];
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks?: Record<string, unknown>;
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as ComposeFile;
const demo = parse(read('docker-compose.demo.yml'), { merge: true }) as ComposeFile;
const services = Object.entries(compose.services);
const ONCE = ['mongodb-init', 'media-init'];
const longRunning = services.filter(([name]) => !ONCE.includes(name));

test('every part of the product is a service with an image of its own', () => {
  const expected = [
    ...SERVICES,
    ...FRONT_ENDS.map((name) => (name === 'shell' ? name : `mfe-${name}`)),
    ...['edge', 'renderer', 'mongodb', 'nats', ...ONCE],
  ];
  expect(Object.keys(compose.services).sort()).toEqual(expected.sort());
  const built = services.filter(([, { build }]) => build).map(([, { image }]) => image);
  expect(new Set(built).size).toBe(SERVICES.length + FRONT_ENDS.length + 2);
});

test.each(longRunning)('%s is watched and started again', (_name, service) => {
  expect(service.restart).toBe('unless-stopped');
  const dockerfile = service.build && read(service.build.dockerfile);
  expect(Boolean(service.healthcheck?.test) || dockerfile?.includes('HEALTHCHECK')).toBe(true);
});

test.each(services)(
  '%s names only volumes, networks, files and services that exist',
  (_name, service) => {
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      const known = source.startsWith('.')
        ? existsSync(join(root, source))
        : source in compose.volumes;
      expect([volume, known]).toEqual([volume, true]);
    }
    for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty(network);
    for (const name of Object.keys(service.depends_on ?? {})) {
      expect(compose.services).toHaveProperty(name);
    }
    if (service.build) expect(existsSync(join(root, service.build.dockerfile))).toBe(true);
  },
);

test('only the edge is reached from outside', () => {
  const published = services.filter(([, { ports }]) => ports).map(([name]) => name);
  expect(published).toEqual(['edge']);
});

test('every variable is explained in .env.example, and no secret has a default', () => {
  const example = read('.env.example');
  const used = [read('docker-compose.yml'), read('docker-compose.demo.yml')]
    .join('\n')
    .matchAll(/\$\{([A-Z_]+)(?:(:?[-?])([^}]*))?/g);
  for (const [, name = '', operator = '', fallback = ''] of used) {
    expect([name, new RegExp(`^#?${name}=`, 'm').test(example)]).toEqual([name, true]);
    const isSecret = /PASSWORD|SECRET|KEY/.test(name);
    if (isSecret) expect([name, operator.endsWith('-') ? fallback : '']).toEqual([name, '']);
  }
});

test('.env.example holds no value for a secret', () => {
  const secrets = read('.env.example').matchAll(/^#?(\w*(?:PASSWORD|SECRET|KEY)\w*)=(.*)$/gm);
  for (const [, name, value] of secrets) expect([name, value]).toEqual([name, '']);
});

test('the demo on top never runs as production and changes only what exists or is its own', () => {
  for (const name of SERVICES) {
    expect(demo.services[name]?.environment?.['NODE_ENV']).toBe('development');
  }
  const own = Object.keys(demo.services).filter((name) => !(name in compose.services));
  expect(own.sort()).toEqual(
    ['mail', 'payments', 'pictures', ...SERVICES.map((name) => `seed-${name}`)].sort(),
  );
});
