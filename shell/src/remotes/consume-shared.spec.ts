import { consumeFromShell, type ConsumeOptions, type SharedModules } from './consume-shared';

const brought = (from: string, value: string) => ({ from, get: async () => () => value });

/** A container whose chunk `screen` needs a module under the key `key`. */
function container(key: string) {
  const options: ConsumeOptions = {
    chunkId: 'screen',
    promises: [],
    installedModules: {},
    webpackRequire: {
      m: {},
      c: {},
      consumesLoadingData: {
        chunkMapping: { screen: [7] },
        moduleIdToConsumeDataMapping: { 7: { shareKey: key } },
      },
    },
  };
  return options;
}

/** What the module of the container is by now. */
function run({ webpackRequire }: ConsumeOptions): unknown {
  const made = { exports: undefined as unknown };
  webpackRequire.m[7]?.(made);
  return made.exports;
}

const table: SharedModules = {
  react: { '19.3.1': brought('mfe_shell', 'shell'), '19.9.0': brought('mfe_catalog', 'catalog') },
  card: { '0.1.0': brought('mfe_catalog', 'catalog') },
  chart: { '1.0.0': brought('mfe_catalog', 'old'), '2.0.0': brought('mfe_account', 'new') },
};

it.each([
  ['react', 'shell'],
  ['card', 'catalog'],
])('takes %s straight from the %s, once', async (key, value) => {
  const others = jest.fn();
  const consume = consumeFromShell(() => table, 'mfe_shell', others);
  const options = container(key);
  consume(options);
  await Promise.all(options.promises);
  expect(run(options)).toBe(value);
  expect(options.installedModules[7]).toBe(0);
  consume(options);
  expect(options.promises).toHaveLength(1);
  expect(others).toHaveBeenCalledTimes(2);
});

it('leaves to the runtime what several remotes have, or none', () => {
  const consume = consumeFromShell(() => table, 'mfe_shell', jest.fn());
  for (const key of ['chart', 'unknown']) {
    const options = container(key);
    consume(options);
    expect(options.installedModules).toEqual({});
  }
});

it('asks again for a module that could not be had', async () => {
  let reachable = false;
  const get = async () => {
    if (!reachable) throw new Error('offline');
    return () => 'there';
  };
  const lost: SharedModules = { card: { '0.1.0': { from: 'mfe_shell', get } } };
  const consume = consumeFromShell(() => lost, 'mfe_shell', jest.fn());
  const first = container('card');
  consume(first);
  await expect(Promise.all(first.promises)).rejects.toThrow('offline');
  expect(first.installedModules).toEqual({});
  reachable = true;
  const second = { ...first, promises: [] };
  consume(second);
  await Promise.all(second.promises);
  expect(run(second)).toBe('there');
});
