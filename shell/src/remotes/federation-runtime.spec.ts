import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import type * as FederationRuntime from './federation-runtime';

// Only webpack makes one of a folder.
jest.mock('./kit-modules', () => ({ kitModules: () => [] }));

interface Entry {
  from: string;
  version: string;
  loaded?: boolean;
}
type Scope = Record<string, Record<string, Entry>>;

const texts = async () => ({ default: {} });
const OFFERED = { remote: '1.2.0', kit: '0.1.0', ui: '0.1.0' };
const remotes = ['catalog', 'account', 'checkout'].map((name) => ({
  name,
  entry: `/remotes/${name}/mf-manifest.json`,
  paths: [],
  admin: false,
}));

/** A container that brings a newer React, and notes what the scope says of the versions it meets. */
function container(name: string, met: Record<string, boolean>[]) {
  const slice: RemoteModule = { name, locales: { en: texts, fr: texts }, routes: [] };
  return {
    init: ({ react = {} }: Scope) => {
      met.push(
        Object.fromEntries(
          Object.entries(react).map(([version, entry]) => [version, Boolean(entry.loaded)]),
        ),
      );
      react['19.9.0'] ??= { from: `mfe_${name}`, version: '19.9.0' };
    },
    get: async () => () => ({ default: slice }),
  };
}

/** Whether the remote's manifest can be had, and what it was built against. */
let contract = OFFERED;
let reachable = true;
const asked: string[] = [];

async function serve(input: RequestInfo | URL): Promise<Response> {
  const url = String(input);
  asked.push(url);
  if (!reachable) return new Response(null, { status: 503 });
  if (!url.endsWith('mf-manifest.json')) return new Response('');
  const name = `mfe_${url.split('/').at(-2)}`;
  const remoteEntry = { name: 'remoteEntry.js', path: '' };
  return Response.json({ name, metaData: { remoteEntry, contract } });
}

/** jsdom fetches no scripts; to the loader it looks as if each had come. */
const scripts = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
    }
  }
});

const met: Record<string, boolean>[] = [];
let fetchRemote: (typeof FederationRuntime)['fetchRemote'];

beforeAll(async () => {
  Object.assign(globalThis, {
    // As the webpack factory defines them; the runtime reads them when it is loaded.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    ENV_TARGET: 'web',
    CONTRACT_OFFERED: OFFERED,
    __webpack_init_sharing__: () => 1,
    __webpack_share_scopes__: { default: { react: { '19.3.1': { get: async () => () => ({}) } } } },
    mfe_catalog: container('catalog', met),
    mfe_account: container('account', met),
    mfe_checkout: container('checkout', met),
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(serve);
  scripts.observe(document.head, { childList: true });
  ({ fetchRemote } = await import('./federation-runtime'));
});
beforeEach(() => {
  contract = OFFERED;
  reachable = true;
  asked.length = 0;
});
afterAll(() => scripts.disconnect());

it("gives every remote the shell's modules as those in use, also where one brings a newer version", async () => {
  await fetchRemote('catalog', remotes);
  await fetchRemote('account', remotes);
  expect(met).toEqual([{ '19.3.1': true }, { '19.3.1': true, '19.9.0': false }]);
});

it('fetches no code of a remote that needs a newer contract, and says what is missing', async () => {
  contract = { ...OFFERED, remote: '1.3.0' };
  await expect(fetchRemote('checkout', remotes)).rejects.toThrow(
    'needs remote 1.3.0 (the shell offers 1.2.0)',
  );
  expect(asked).toEqual([expect.stringMatching(/checkout\/mf-manifest\.json$/)]);
});

it('reads the manifest anew when it is asked again', async () => {
  reachable = false;
  await expect(fetchRemote('checkout', remotes)).rejects.toThrow('answered 503');
  reachable = true;
  expect((await fetchRemote('checkout', remotes)).name).toBe('checkout');
  expect(asked.filter((url) => url.endsWith('mf-manifest.json'))).toHaveLength(2);
});
