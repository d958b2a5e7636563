import { shareApartPlugin } from './share-apart-plugin';

type Args = Parameters<NonNullable<ReturnType<typeof shareApartPlugin>['beforeLoadShare']>>[0];
const MICROTASKS = 50;

it('finds none of the shared modules in the task in which they are asked for', async () => {
  const { beforeLoadShare } = shareApartPlugin();
  const found: string[] = [];
  const find = async (pkgName: string) => {
    const args = await beforeLoadShare?.({ pkgName } as Args);
    found.push(args?.pkgName ?? '');
  };
  const asked = Promise.all(['react', 'zustand'].map(find));
  for (let step = 0; step < MICROTASKS; step++) await Promise.resolve();
  expect(found).toEqual([]);
  await asked;
  expect(found).toEqual(['react', 'zustand']);
});
