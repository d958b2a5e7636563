import { createInstance } from '@module-federation/enhanced/runtime';
import { shareOncePlugin } from './share-once-plugin';

const NAMES = ['react', 'react-router', 'zustand'];
const shareOf = (name: string) => ({
  version: '1.0.0',
  get: async () => () => name,
  shareConfig: { singleton: true, requiredVersion: '^1.0.0' },
});

/** How often modules were registered. */
let registered = 0;

function createShell() {
  const shell = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    remotes: [],
    shared: Object.fromEntries(NAMES.map((name) => [name, shareOf(name)])),
    plugins: [shareOncePlugin()],
  });
  shell.sharedHandler.hooks.lifecycle.afterRegisterShare.on(() => void (registered += 1));
  return shell;
}

const loaded = async (shell: ReturnType<typeof createShell>, name: string) => {
  const factory = await shell.loadShare<string>(name);
  return factory && factory();
};

it('registers what is shared once, however much is asked for', async () => {
  const shell = createShell();
  registered = 0;
  for (const name of [...NAMES, ...NAMES]) expect(await loaded(shell, name)).toBe(name);
  expect(registered).toBe(NAMES.length);
});

it('registers again for another scope, as a container is given one', async () => {
  const shell = createShell();
  await loaded(shell, 'react');
  shell.initShareScopeMap('default', {});
  registered = 0;
  expect(await loaded(shell, 'zustand')).toBe('zustand');
  expect(registered).toBe(NAMES.length);
});
