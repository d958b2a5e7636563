import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, serviceConfigSchema } from '../src/config/service-config';

const dir = mkdtempSync(join(tmpdir(), 'solar-secrets-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a secret may be a file; the environment goes before it, and an empty file says nothing', () => {
  writeFileSync(join(dir, 'MONGODB_PASSWORD'), 'from a file\n');
  writeFileSync(join(dir, 'NATS_PASSWORD'), 'hidden by the environment');
  writeFileSync(join(dir, 'SMTP_URL'), '\n');
  // Kubernetes keeps its own folders beside the secrets.
  mkdirSync(join(dir, 'KUBERNETES'));
  const config = loadConfig(serviceConfigSchema, { SECRETS_DIR: dir, NATS_PASSWORD: 'given' });
  expect(config.MONGODB_PASSWORD).toBe('from a file');
  expect(config.NATS_PASSWORD).toBe('given');
  expect(config.SMTP_URL).toBe('smtp://127.0.0.1:8087');
});

test('without the folder the environment is all', () => {
  const config = loadConfig(serviceConfigSchema, { SECRETS_DIR: join(dir, 'nowhere') });
  expect(config.MONGODB_PASSWORD).toBeUndefined();
});
