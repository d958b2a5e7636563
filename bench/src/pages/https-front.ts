import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { Guardian } from '@solar/infra-local/process/guardian';
import { ManagedProcess } from '@solar/infra-local/process/managed-process';
import { findFreeBasePort } from '@solar/infra-local/stack/free-ports';
import { provideNginx } from '@solar/infra-local/tools/server-tools';

const run = promisify(execFile);
const FIRST_PORT = 43_000;

/** An address of a local edge over HTTPS, and how it ends. */
export interface HttpsFront {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * HTTP/2 over TLS before a local edge, as customers reach it in production: over plain HTTP/1.1 a browser asks for six files at
 * a time, which is what would be measured. The certificate is made here and known to nobody.
 */
export async function startHttpsFront(options: {
  dir: string;
  toolsDir: string;
  edge: string;
}): Promise<HttpsFront> {
  const dir = join(options.dir, 'https-front');
  mkdirSync(join(dir, 'temp'), { recursive: true });
  const port = await findFreeBasePort(FIRST_PORT);
  await makeCertificate(dir);
  const nginx = await provideNginx({ toolsDir: options.toolsDir, log: () => undefined });
  const config = join(dir, 'nginx.conf');
  writeFileSync(config, configuration(dir, port, options.edge));
  const front = new ManagedProcess(
    {
      name: 'https-front',
      command: nginx.command,
      args: ['-e', 'stderr', '-c', config],
      env: { ...process.env, ...nginx.env },
      cwd: dir,
      logFile: join(dir, 'nginx.log'),
      isReady: () => accepts(port),
      stopSignal: 'SIGTERM',
    },
    new Guardian(),
  );
  await front.start();
  return { origin: `https://localhost:${port}`, stop: () => front.stop() };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}

async function makeCertificate(dir: string): Promise<void> {
  const files = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'certificate.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await run('openssl', ['req', '-x509', ...key, ...files, '-days', '2', '-subj', '/CN=localhost']);
}

function configuration(dir: string, port: number, edge: string): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${dir}/nginx.pid;
events {}
http {
  access_log off;
  ${temp.map((name) => `${name}_temp_path ${dir}/temp/${name};`).join('\n  ')}
  upstream edge { server ${new URL(edge).host}; keepalive 64; }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${dir}/certificate.pem;
    ssl_certificate_key ${dir}/key.pem;
    location / {
      proxy_pass http://edge;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection '';
      proxy_set_header X-Forwarded-Proto https;
    }
  }
}
`;
}
