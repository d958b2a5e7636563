import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Guardian } from '../../src/process/guardian';
import { ManagedProcess, type ProcessSpec } from '../../src/process/managed-process';
import { answersHttp } from '../../src/process/probe';
import { isAlive } from '../../src/process/process-group';
import { pollUntil } from '../../src/process/wait';
import { findFreeBasePort } from '../../src/stack/free-ports';

const dir = mkdtempSync(join(tmpdir(), 'solar-process-'));
const guardian = new Guardian();
const started: ManagedProcess[] = [];
let port: number;

beforeAll(async () => {
  port = await findFreeBasePort(22_020);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((process) => process.stop()));
});
afterAll(() => {
  guardian.dismiss();
  rmSync(dir, { recursive: true, force: true });
});

function server(modes: string[] = [], change: Partial<ProcessSpec> = {}): ManagedProcess {
  const process_ = new ManagedProcess(
    {
      name: 'server',
      command: process.execPath,
      args: [join(__dirname, 'programs/server.mjs'), String(port), ...modes],
      cwd: dir,
      env: process.env,
      logFile: join(dir, 'server.log'),
      isReady: () => answersHttp(`http://127.0.0.1:${port}/`),
      ...change,
    },
    guardian,
  );
  started.push(process_);
  return process_;
}

async function whoAnswers(): Promise<{ pid: number; child: number }> {
  return (await fetch(`http://127.0.0.1:${port}/`)).json() as Promise<{
    pid: number;
    child: number;
  }>;
}

test('start waits until the process does its work, stop until it is gone', async () => {
  const process_ = server();
  await process_.start();
  expect((await whoAnswers()).pid).toBe(process_.pid);
  const pid = Number(process_.pid);
  await process_.stop();
  expect([process_.state, isAlive(pid)]).toEqual(['stopped', false]);
});

test('a killed process comes back, every time', async () => {
  const process_ = server();
  await process_.start();
  const pids = new Set([process_.pid]);
  for (const round of [1, 2, 3]) {
    await process_.kill();
    expect(await process_.whenReady()).toBe(true);
    expect(process_.restarts).toBe(round);
    pids.add((await whoAnswers()).pid);
  }
  expect(pids.size).toBe(4);
});

test('a process that is stopped while it waits for its restart stays down', async () => {
  const process_ = server();
  await process_.start();
  await process_.kill();
  await process_.stop();
  expect(await pollUntil(() => answersHttp(`http://127.0.0.1:${port}/`), 1_000)).toBe(false);
  expect(process_.state).toBe('stopped');
});

test('a process that dies at its start is an error that shows the end of its log', async () => {
  await expect(server(['die']).start()).rejects.toThrow(
    /ended with code 3.*server\.log.*no such thing/s,
  );
});

test('a program that does not exist is an error that names it', async () => {
  const process_ = server([], { command: join(dir, 'no-such-program') });
  await expect(process_.start()).rejects.toThrow(/could not be run.*no-such-program/s);
});

test('a process that never becomes ready is ended', async () => {
  const process_ = server([], { isReady: async () => false, readyTimeoutMs: 500 });
  await expect(process_.start()).rejects.toThrow(/not ready after 0.5 s/);
  expect(process_.pid).toBeNull();
});

test('what a process started ends with it, and a deaf process is killed', async () => {
  const process_ = server(['spawn', 'deaf'], { stopTimeoutMs: 300 });
  await process_.start();
  const { pid, child } = await whoAnswers();
  await process_.stop();
  expect(await pollUntil(() => !isAlive(pid) && !isAlive(child), 3_000)).toBe(true);
});

test('the log keeps what earlier runs wrote', async () => {
  const process_ = server(['die']);
  await expect(process_.start()).rejects.toThrow();
  await expect(process_.start()).rejects.toThrow();
  const log = readFileSync(process_.spec.logFile, 'utf8');
  expect(log.match(/cannot begin/g)?.length).toBeGreaterThanOrEqual(2);
});
