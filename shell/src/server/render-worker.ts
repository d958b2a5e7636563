import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { registerLocales, startServerI18n } from '@solar/mfe-kit/i18n/i18n';
import { shellLocales } from '../app/shell-locales';
import { shellRoutes } from '../app/shell-routes';
import { ownerOf } from '../remotes/remote-config';
import { addressIn, plainPath } from '@solar/mfe-kit/i18n/language-address';
import { documentOf, type ShellAssets } from './document';
import { loadRemotes } from './load-remotes';
import { createPageRenderer } from './render-page';
import { createServiceClient } from './service-client';
import type { RenderAnswer, RenderRequest, WorkerData } from './worker-messages';

/** Two addresses of each kind of page: what both ask for is asked for ahead from then on. */
const WARM_UP = ['/', '/products', '/search', '/products/none', '/about', '/nowhere'].flatMap(
  (path) => [path, addressIn('fr', path)],
);
const LATER_MS = 3_000;
const LATER_MAX = 20;

/** Renders documents with one set of builds, for as long as these are deployed. */
async function start(): Promise<void> {
  const { config, shell, builds, dist } = workerData as WorkerData;
  const texts = await startServerI18n();
  await registerLocales('shell', shellLocales);
  const loaded = await loadRemotes(builds);
  const request = createServiceClient({ catalog: config.catalogUrl, admin: config.adminUrl });
  const renderPage = createPageRenderer({
    routes: shellRoutes({
      ...shell,
      loaded: Object.fromEntries(loaded.map(({ module: { name, routes } }) => [name, routes])),
      retry: () => Promise.resolve(),
    }),
    texts,
    origin: config.publicUrl,
    request,
  });
  const parts = {
    template: await readFile(path.join(dist, 'screen.html'), 'utf8'),
    assets: JSON.parse(await readFile(path.join(dist, 'assets.json'), 'utf8')) as ShellAssets,
    builds: loaded.map(({ build }) => build),
    config: shell,
    origin: config.publicUrl,
  };

  async function answer({ id, address }: RenderRequest): Promise<RenderAnswer> {
    const owner = ownerOf(shell.remotes, plainPath(new URL(address, config.publicUrl).pathname));
    // Its documents come from the browser alone until there is a server build again.
    if (owner && !loaded.some(({ build }) => build.name === owner.name)) {
      throw new Error(`Remote ${owner.name} has no server build`);
    }
    const page = await renderPage(address);
    const { status, redirect } = page;
    return {
      id,
      status,
      redirect,
      html: redirect || status === 403 ? '' : documentOf(page, parts),
    };
  }

  parentPort?.on('message', (message: RenderRequest) => {
    answer(message).then(
      (result) => parentPort?.postMessage(result),
      (error: unknown) =>
        parentPort?.postMessage({ id: message.id, error: String(error) } satisfies RenderAnswer),
    );
  });
  // The first documents cost the most; nobody shall wait for them.
  const left = await failedOf(WARM_UP, renderPage);
  parentPort?.postMessage('ready');
  await warmUpLater(left, renderPage);
}

/** Services can start after the renderer: their pages are tried again, until each has been rendered once. */
async function warmUpLater(left: string[], render: (address: string) => Promise<unknown>) {
  for (let tries = 0; left.length > 0 && tries < LATER_MAX; tries += 1) {
    await setTimeout(LATER_MS);
    left = await failedOf(left, render);
  }
}

async function failedOf(
  addresses: readonly string[],
  render: (address: string) => Promise<unknown>,
): Promise<string[]> {
  const results = await Promise.allSettled(addresses.map((address) => render(address)));
  return addresses.filter((_address, index) => results[index]?.status === 'rejected');
}

void start();
