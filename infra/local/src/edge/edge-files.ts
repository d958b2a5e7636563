import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  FRONT_ENDS,
  SERVICES,
  frontEndDist,
  type FrontEndName,
  type ServiceName,
} from '../stack/parts';
import type { StackPorts } from '../stack/ports';
import { replicasOf } from '../stack/replicas';
import { stackPaths } from '../stack/stack-files';
import { fillTemplate } from './template';

/** Where the processes are that the edge shares requests among. */
interface UpstreamOptions {
  /** The repository. */
  root: string;
  /** The stack's own folder. */
  dir: string;
  ports: StackPorts;
  /** Processes of every service; one when absent. */
  replicas?: number;
}

export interface EdgeOptions extends UpstreamOptions {
  brotliModule: string | null;
  usesStripe: boolean;
  /** Requests a second and burst for one address. */
  apiRate?: number;
  apiBurst?: number;
}

const DEFAULT_API_RATE = 500;
const DEFAULT_API_BURST = 1_000;
const FIXED_FILES = [
  'http.conf',
  'security-headers.conf',
  'proxy.conf',
  'shared-answers.conf',
  'rendered.conf',
  'api-errors.conf',
  'problems.conf',
  'mime.types',
];
const TEMPLATES = [
  'local/nginx.conf.template',
  'local/static.conf.template',
  'templates/routes.conf.template',
  'templates/outside-parties.conf.template',
  'templates/documents.conf.template',
  'templates/edge.conf.template',
];

/** Writes the configuration of the edge and the document root; gives the path of the main file. */
export function writeEdgeFiles(options: EdgeOptions): string {
  const source = join(options.root, 'infra/nginx');
  const confDir = confDirOf(options.dir);
  const values = edgeValues(options, confDir);
  for (const part of ['client', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) {
    mkdirSync(join(values.NGINX_RUN_DIR, 'temp', part), { recursive: true });
  }
  // Documents of an earlier start name builds that may be gone.
  rmSync(values.EDGE_CACHE_DIR, { recursive: true, force: true });
  mkdirSync(confDir, { recursive: true });
  mkdirSync(values.MEDIA_DIR, { recursive: true });
  mkdirSync(values.NGINX_LOG_DIR, { recursive: true });
  for (const name of FIXED_FILES) copyFileSync(join(source, 'conf', name), join(confDir, name));
  const payments = options.usesStripe ? 'payments-off.conf' : 'payments.conf.template';
  for (const name of [...TEMPLATES, `local/${payments}`]) {
    const target = basename(name, '.template').replace('-off', '');
    const text = readFileSync(join(source, name), 'utf8');
    writeFileSync(join(confDir, target), fillTemplate(text, values));
  }
  writeUpstreams(options);
  // The shell's own list of remotes is the default; an installation may put another file in its place.
  copyFileSync(join(options.root, 'shell/public/config.json'), values.CONFIG_JSON);
  for (const name of FRONT_ENDS) {
    linkFrontEnd(options.dir, name, frontEndDist(options.root, name));
  }
  return join(confDir, 'nginx.conf');
}

function edgeValues(options: EdgeOptions, confDir: string) {
  const { dir, ports, brotliModule } = options;
  const paths = stackPaths(dir);
  return {
    EDGE_PARTIES: outsideParties(options.usesStripe),
    NGINX_CONF_DIR: confDir,
    NGINX_RUN_DIR: paths.edge,
    NGINX_LOG_DIR: paths.logs,
    // Started by root, workers would become `nobody` and could not read a clone below /root.
    NGINX_USER_DIRECTIVE: process.getuid?.() === 0 ? 'user root;' : '',
    NGINX_LOAD_MODULE: brotliModule ? `load_module ${brotliModule};` : '',
    NGINX_BROTLI_DIRECTIVE: brotliModule ? 'brotli_static on;' : '',
    EDGE_LISTEN: `127.0.0.1:${ports.edge}`,
    EDGE_API_RATE: String(options.apiRate ?? DEFAULT_API_RATE),
    EDGE_API_BURST: String(options.apiBurst ?? DEFAULT_API_BURST),
    EDGE_TRACE_PERCENT: '100',
    WWW_ROOT: paths.www,
    MEDIA_DIR: paths.media,
    CONFIG_JSON: join(paths.edge, 'config.json'),
    CATALOG_UPSTREAM: 'catalog',
    CHECKOUT_UPSTREAM: 'checkout',
    ACCOUNT_UPSTREAM: 'account',
    ADMIN_UPSTREAM: 'admin',
    INVENTORY_UPSTREAM: 'inventory',
    RENDERER_UPSTREAM: 'renderer',
    EDGE_CACHE_DIR: join(paths.edge, 'documents'),
  };
}

/** Writes where the services are; a running edge takes it in on SIGHUP. */
export function writeUpstreams({ root, dir, ports, replicas = 1 }: UpstreamOptions): void {
  // A dead process refuses at once, so that it costs nothing to ask it again (max_fails=0).
  const serversOf = (service: ServiceName) =>
    replicasOf(ports, replicas)
      .filter((replica) => replica.service === service)
      .map(({ port }) => `server 127.0.0.1:${port} max_fails=0;`)
      .join('\n    ');
  const text = readFileSync(join(root, 'infra/nginx/local/upstreams.conf.template'), 'utf8');
  const filled = fillTemplate(text, {
    ...Object.fromEntries(
      SERVICES.map((service) => [`${service.toUpperCase()}_SERVERS`, serversOf(service)]),
    ),
    PAYMENTS_PORT: String(ports.payments),
    RENDERER_PORT: String(ports.renderer),
  });
  writeFileSync(join(confDirOf(dir), 'upstreams.conf'), filled);
}

function confDirOf(dir: string): string {
  return join(stackPaths(dir).edge, 'conf');
}

/** The tag is allowed so that an analytics id in the settings takes effect; nothing is loaded without one. */
function outsideParties(usesStripe: boolean): string {
  return usesStripe ? 'stripe google-tag video' : 'google-tag video';
}

/**
 * Lets the edge serve a front end from a folder; done in one step, so it works under a running edge. Open pages still ask
 * for chunks of the build that they started with, so that one stays reachable until the next swap.
 */
export function linkFrontEnd(dir: string, name: FrontEndName, dist: string): void {
  const { www } = stackPaths(dir);
  const place = name === 'shell' ? 'shell' : join('remotes', name);
  const current = join(www, place);
  const served = lstatSync(current, { throwIfNoEntry: false }) && readlinkSync(current);
  if (served === dist) return;
  if (served) link(join(www, 'previous', place), served);
  link(current, dist);
}

function link(path: string, target: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.next`;
  rmSync(next, { force: true });
  symlinkSync(target, next);
  renameSync(next, path);
}
