import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { fireEvent, screen, within } from '@testing-library/react';
import { TreeList } from './tree-list';
import type { TreePlace } from './tree-order';

const node = (id: string, parentId: string | null, position: number) => ({
  ...{ id, parentId, position, version: 1 },
});
const NODES = [node('about', null, 0), node('team', 'about', 0), node('help', null, 1)];

const moves: TreePlace[][] = [];
const open = (movable = true) =>
  renderWithKit(
    <TreeList
      label="Pages"
      nodes={NODES}
      name={({ id }) => id}
      moveLabel={({ id }, move) => `${id} ${move}`}
      actions={() => null}
      movable={movable}
      busy={false}
      onMove={(places) => moves.push(places)}
    />,
  );
beforeEach(() => moves.splice(0));

const rowOf = (id: string) => {
  const row = within(screen.getByRole('list', { name: 'Pages' })).getByText(id).parentElement;
  if (!row) throw new Error(`No row of ${id}`);
  return row;
};

it('is moved by keys alone, one step at a time', async () => {
  const { user } = await open();
  screen.getByRole('button', { name: 'help in' }).focus();
  await user.keyboard('{Enter}');
  expect(moves.pop()).toEqual([{ ...node('help', 'about', 1) }]);
  screen.getByRole('button', { name: 'help up' }).focus();
  await user.keyboard(' ');
  expect(moves.pop()).toEqual([node('help', null, 0), node('about', null, 1)]);
  screen.getByRole('button', { name: 'team out' }).focus();
  await user.keyboard('{Enter}');
  expect(moves.pop()).toEqual([node('team', null, 1), node('help', null, 2)]);
  expect(screen.getByRole('button', { name: 'about up' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: 'team in' }).hasAttribute('disabled')).toBe(true);
});

it('is moved by dragging a row onto another one, and never below itself', async () => {
  await open();
  fireEvent.dragStart(rowOf('help'));
  fireEvent.dragOver(rowOf('team'));
  fireEvent.drop(rowOf('team'));
  expect(moves.pop()).toEqual([node('help', 'about', 0), node('team', 'about', 1)]);
  fireEvent.dragStart(rowOf('about'));
  fireEvent.drop(rowOf('team'));
  expect(moves).toEqual([]);
});

it('stays as it is for those who may not move it', async () => {
  await open(false);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(rowOf('help').getAttribute('draggable')).toBe('false');
});
