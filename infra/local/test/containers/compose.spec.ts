import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { FRONT_ENDS, SEED_ORDER, SERVICES } from '../../src/stack/parts';

const root = resolve(__dirname, '../../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface ComposeService {
  image: string;
  build?: { dockerfile: string; args?: Record<string, string> };
  environment?: Record<string, string>;
  restart?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  profiles?: string[];
  secrets?: (string | { source: string; target: string })[];
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  deploy?: { resources: { limits: { memory?: string } } };
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks?: Record<string, unknown>;
  secrets?: Record<string, { file: string }>;
}

const compose = parse(read('docker-compose.yml'), {
  merge: true,
  maxAliasCount: -1,
}) as ComposeFile;
const tls = parse(read('docker-compose.tls.yml'), {
  merge: true,
  maxAliasCount: -1,
}) as ComposeFile;
const demo = parse(read('docker-compose.demo.yml'), {
  merge: true,
  maxAliasCount: -1,
}) as ComposeFile;
const services = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
const onDemand = Object.entries(compose.services).filter(([, { profiles }]) => profiles);
const ONCE = ['mongodb-init', 'media-init'];
const longRunning = services.filter(([name]) => !ONCE.includes(name));

test('every part of the product is a service with an image of its own', () => {
  const expected = [
    ...SERVICES,
    ...FRONT_ENDS.map((name) => (name === 'shell' ? name : `mfe-${name}`)),
    ...['edge', 'renderer', 'mongodb', 'nats', ...ONCE],
  ];
  expect(services.map(([name]) => name).sort()).toEqual(expected.sort());
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
    const workspace = service.build?.args?.['WORKSPACE'];
    if (workspace) expect(existsSync(join(root, workspace, 'package.json'))).toBe(true);
  },
);

const hardened = [compose, demo, tls].flatMap((file) =>
  Object.entries(file.services).filter(([, { image }]) => image),
);

test.each(hardened)('%s writes nothing beside its volumes and gains no rights', (name, service) => {
  expect(service.read_only).toBe(true);
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  const rights: Record<string, string[]> = { 'media-init': ['CHOWN'], backup: ['DAC_OVERRIDE'] };
  expect(service.cap_add ?? []).toEqual(rights[name] ?? []);
});

test.each(longRunning)('%s has a limit of memory', (_name, service) => {
  expect(service.deploy?.resources.limits.memory).toBeDefined();
});

test('secrets are files, each service has its own passwords, and one script makes them', () => {
  const script = read('infra/containers/make-secrets.sh');
  const declared = Object.keys({ ...compose.secrets });
  for (const name of declared) {
    const service = SERVICES.find((one) => name.endsWith(`_password_${one}`));
    const wanted = service ? `${name.slice(0, -service.length)}$service` : name;
    expect([name, script.includes(wanted)]).toEqual([name, true]);
  }
  for (const [name, service] of services) {
    const given = (service.secrets ?? []).map((one) =>
      typeof one === 'string' ? one : one.source,
    );
    expect([name, given.filter((secret) => !declared.includes(secret))]).toEqual([name, []]);
    const others = SERVICES.filter((other) => other !== name).map((other) => `_password_${other}`);
    const foreign = given.filter((secret) => others.some((end) => secret.endsWith(end)));
    if ((SERVICES as readonly string[]).includes(name)) expect(foreign).toEqual([]);
    const inEnvironment = Object.keys(service.environment ?? {}).filter(
      (variable) => /PASSWORD|SECRET|_KEY/.test(variable) && !variable.endsWith('_FILE'),
    );
    expect([name, inEnvironment]).toEqual([name, []]);
  }
});

test('only the edge is reached from outside', () => {
  const published = services.filter(([, { ports }]) => ports).map(([name]) => name);
  expect(published).toEqual(['edge']);
  const ofOperators = onDemand.flatMap(([, { ports }]) => ports ?? []);
  expect(ofOperators.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});

test('every variable is explained in .env.example, and no secret has a default', () => {
  const example = read('.env.example');
  const files = ['docker-compose.yml', 'docker-compose.demo.yml', 'docker-compose.tls.yml'];
  const used = files
    .map(read)
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
    ['mail', 'payments', 'pictures', ...SEED_ORDER.map((name) => `seed-${name}`)].sort(),
  );
});
