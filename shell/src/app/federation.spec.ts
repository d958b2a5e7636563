import { startI18n } from '@solar/mfe-kit/i18n/i18n';
import { loadSlice } from '@solar/mfe-kit/remote/remote-registry';
import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { connectRemotes } from './federation';

type Entry = { from: string; loaded?: boolean };
type Scope = Record<string, Record<string, Entry>>;

const texts = async () => ({ default: {} });
const remotes = ['catalog', 'account'].map((name) => ({
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
      react['19.9.0'] ??= { from: `mfe_${name}` };
    },
    get: async () => () => ({ default: slice }),
  };
}

/** jsdom fetches no scripts; to the loader it looks as if each had come. */
function deliverScripts(): MutationObserver {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
      }
    }
  });
  observer.observe(document.head, { childList: true });
  return observer;
}

it("gives every remote the shell's modules as those in use, also where one brings a newer version", async () => {
  const scope: Scope = { react: { '19.3.1': { from: 'mfe_shell' } } };
  const met: Record<string, boolean>[] = [];
  Object.assign(globalThis, {
    __webpack_init_sharing__: () => 1,
    __webpack_share_scopes__: { default: scope },
    mfe_catalog: container('catalog', met),
    mfe_account: container('account', met),
  });
  const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } } };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(manifest));
  const scripts = deliverScripts();
  await startI18n();
  connectRemotes(remotes);
  await loadSlice('catalog');
  await loadSlice('account');
  scripts.disconnect();
  expect(met).toEqual([{ '19.3.1': true }, { '19.3.1': true, '19.9.0': false }]);
});
