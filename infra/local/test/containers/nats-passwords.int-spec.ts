import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES } from '../../src/stack/parts';
import { provideNats } from '../../src/tools/server-tools';

const root = resolve(__dirname, '../../../..');
const run = promisify(execFile);

/** As `openssl rand -hex` makes them: most begin with a digit, some look like a number. */
const PASSWORDS = ['4d7f00aa', '12e45678', '00000001', 'ab12cd34', '9true#,]'];

test('the message server takes any password from its files', async () => {
  const tool = await provideNats({ toolsDir: join(root, '.local/tools'), log: () => {} });
  const dir = mkdtempSync(join(tmpdir(), 'solar-nats-passwords-'));
  cpSync(join(root, 'infra/nats'), dir, { recursive: true });
  SERVICES.forEach((service, index) => {
    writeFileSync(join(dir, `nats_password_${service}`), `${PASSWORDS[index]}\n`);
  });
  const path = `${dirname(tool.command)}:${process.env['PATH']}`;
  const env = { ...process.env, ...tool.env, PATH: path, CREDENTIALS_DIR: dir };
  // The server's own test of a configuration ends with an error for one that it cannot read.
  const { stdout, stderr } = await run('sh', [join(dir, 'start.sh'), '-t'], { env });
  expect(stdout + stderr).toContain('is valid');
}, 120_000);
