import { filesOf, preloadRemote, readManifest } from './remote-manifest';

const ADDRESS = '/remotes/catalog/mf-manifest.json';

/** Answers with another build each time it is asked. */
function serveBuilds(): jest.Mock {
  let build = 0;
  const fetch = jest.fn(async () => {
    build += 1;
    return {
      ok: true,
      json: async () => ({
        metaData: { remoteEntry: { name: `remoteEntry.${build}.js`, path: '' } },
        exposes: [{ assets: { js: { sync: [`remote.${build}.js`] } } }],
      }),
    };
  });
  Object.assign(globalThis, { fetch });
  return fetch;
}

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href }) => new URL(href).pathname,
  );
const containerUrl = async () => filesOf(ADDRESS, await readManifest(ADDRESS)).container;

it('fetches the first files of a remote beforehand and asks for its manifest once', async () => {
  const fetch = serveBuilds();
  await preloadRemote(ADDRESS);
  expect(preloaded()).toEqual([
    '/remotes/catalog/remoteEntry.1.js',
    '/remotes/catalog/remote.1.js',
  ]);
  expect(await containerUrl()).toMatch(/\/remotes\/catalog\/remoteEntry\.1\.js$/);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('finds the files of the present build at every further attempt', async () => {
  serveBuilds();
  expect(await containerUrl()).toMatch(/remoteEntry\.1\.js$/);
  expect(await containerUrl()).toMatch(/remoteEntry\.2\.js$/);
});

it('asks anew after a preload that failed', async () => {
  const fetch = serveBuilds().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(preloadRemote(ADDRESS)).rejects.toThrow(`${ADDRESS} can't be reached`);
  await expect(containerUrl()).rejects.toThrow(`${ADDRESS} can't be reached`);
  expect(await containerUrl()).toMatch(/remoteEntry\.1\.js$/);
  expect(fetch).toHaveBeenCalledTimes(2);
});
