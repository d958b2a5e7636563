import { unmetNeeds } from './contract';

const version = (remote: string, kit = '1.4.0', ui = '0.3.1') => ({ remote, kit, ui });

it.each([
  ['the same versions', version('2.3.0'), version('2.3.0')],
  ['a remote that was built before the shell added something', version('2.1.7'), version('2.3.0')],
  ['a patch behind', version('2.3.0', '1.4.0', '0.3.0'), version('2.3.0', '1.4.0', '0.3.1')],
])('%s fit', (_case, needed, offered) => {
  expect(unmetNeeds(needed, offered)).toEqual([]);
});

it.each([
  ['a new remote in an old shell', version('2.4.0'), version('2.3.0'), 'remote 2.4.0'],
  ['a remote of the next generation', version('3.0.0'), version('2.3.0'), 'remote 3.0.0'],
  [
    'an old remote in a shell of the next generation',
    version('2.3.0'),
    version('3.0.0'),
    'remote 2',
  ],
  ['a kit that is too new', version('2.3.0', '1.5.0'), version('2.3.0', '1.4.0'), 'kit 1.5.0'],
  ['another edition before 1.0', version('2.3.0', '1.4.0', '0.2.9'), version('2.3.0'), 'ui 0.2.9'],
])('%s do not fit', (_case, needed, offered, words) => {
  const unmet = unmetNeeds(needed, offered);
  expect(unmet).toHaveLength(1);
  expect(unmet[0]).toContain(words);
});

it('a manifest that names no versions does not fit', () => {
  expect(unmetNeeds({} as ReturnType<typeof version>, version('2.3.0'))).toHaveLength(3);
});
