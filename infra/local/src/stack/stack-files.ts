import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StackPorts } from './ports';
import type { Replica } from './replicas';

/** Values that no two clones share; made once and kept with the data they protect. */
export interface StackSecrets {
  stripeWebhookSecret: string;
  /** Signs sessions. */
  authSecret: string;
  /** Encrypts the secrets of authenticator apps. */
  secondFactorSecret: string;
  controlToken: string;
}

/** What `stack.json` says to tools, tests and the next start about a running stack. */
export interface StackState {
  version: 1;
  supervisorPid: number;
  startedAt: string;
  url: string;
  ports: StackPorts;
  urls: { mail: string; payments: string; mongodb: string; nats: string; control: string };
  secrets: StackSecrets;
  /** Processes of the services that are to run. */
  replicas: Replica[];
  processes: Record<string, { pid: number | null; state: string; log: string }>;
}

/** Where a stack keeps its things, all below one folder. */
export function stackPaths(dir: string) {
  return {
    state: join(dir, 'stack.json'),
    secrets: join(dir, 'data', 'secrets.json'),
    seeded: join(dir, 'data', 'seeded.json'),
    logs: join(dir, 'logs'),
    mongodb: join(dir, 'data', 'mongodb'),
    nats: join(dir, 'data', 'nats'),
    payments: join(dir, 'data', 'payments'),
    mail: join(dir, 'data', 'mail'),
    attachments: join(dir, 'data', 'attachments'),
    media: join(dir, 'data', 'media'),
    edge: join(dir, 'edge'),
    www: join(dir, 'edge', 'www'),
  };
}

export function readJson<T>(path: string): T | null {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** Readers never see half a file; secrets are for the owner only. */
export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.${process.pid}.next`;
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(next, path);
}

export function removeFile(path: string): void {
  rmSync(path, { force: true });
}

export function loadSecrets(path: string): StackSecrets {
  const kept = readJson<Partial<StackSecrets>>(path);
  const secrets: StackSecrets = {
    stripeWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    authSecret: randomBytes(24).toString('hex'),
    secondFactorSecret: randomBytes(24).toString('hex'),
    controlToken: randomBytes(24).toString('hex'),
    ...kept,
  };
  if (Object.keys(secrets).length !== Object.keys(kept ?? {}).length) writeJson(path, secrets);
  return secrets;
}
