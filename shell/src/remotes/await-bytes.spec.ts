import { awaitBytes } from './await-bytes';

const URL = '/remotes/catalog/remoteEntry.js';

/** Answers with chunks, each after a pause; the last one never comes when it is endless. */
function serve(pauses: readonly number[], endless = false): void {
  globalThis.fetch = jest.fn(async (_url, init?: RequestInit) => {
    const { signal } = init ?? {};
    const left = [...pauses];
    const read = () =>
      new Promise<{ done: boolean }>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        const pause = left.shift();
        if (pause !== undefined) setTimeout(() => resolve({ done: false }), pause);
        else if (!endless) resolve({ done: true });
      });
    return { ok: true, body: { getReader: () => ({ read }) } } as unknown as Response;
  });
}

it('waits for a file that comes slowly', async () => {
  serve([30, 30, 30, 30]);
  await expect(awaitBytes(URL, 60)).resolves.toBeUndefined();
});

it('gives a file up that has stopped arriving', async () => {
  serve([10], true);
  await expect(awaitBytes(URL, 60)).rejects.toThrow(`${URL} has stopped arriving`);
});

it('reports a file that is not there', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: false, status: 404 }) as Response);
  await expect(awaitBytes(URL)).rejects.toThrow(`${URL} answered 404`);
});
