import { dropped, moved, treeRows } from './tree-order';

const node = (id: string, parentId: string | null, position: number) => ({
  ...{ id, parentId, position, version: 1 },
});
const all = [node('b', null, 1), node('a', null, 0), node('a1', 'a', 0), node('a2', 'a', 1)];
const place = (id: string, parentId: string | null, position: number) => ({
  ...{ id, parentId, position, version: 1 },
});

it('lists each node before what is below it', () => {
  const rows = treeRows(all).map(({ node, depth }) => `${depth} ${node.id}`);
  expect(rows).toEqual(['0 a', '1 a1', '1 a2', '0 b']);
});

it.each([
  ['a1', 'down', [place('a2', 'a', 0), place('a1', 'a', 1)]],
  ['a1', 'up', null],
  ['a1', 'in', null],
  ['a2', 'in', [place('a2', 'a1', 0)]],
  ['b', 'in', [place('b', 'a', 2)]],
  ['a1', 'out', [place('a1', null, 1), place('b', null, 2)]],
  ['a', 'out', null],
] as const)('moves %s %s', (id, move, expected) => {
  expect(moved(all, id, move)).toEqual(expected);
});

it('drops a node in the place of another one, and never below itself', () => {
  expect(dropped(all, 'b', 'a1')).toEqual([
    place('b', 'a', 0),
    place('a1', 'a', 1),
    place('a2', 'a', 2),
  ]);
  expect(dropped(all, 'a', 'a2')).toBeNull();
});
