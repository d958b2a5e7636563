import type { ListView } from '@solar/contracts/account/list-views-http';
import { useListArrangement } from '@solar/mfe-kit/listing/list-arrangement';
import { pageFields, searchField } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { z } from 'zod';

interface Panel {
  id: string;
  name: string;
}

const schema = z.object({ ...pageFields, q: searchField });
const PANELS: Panel[] = [{ id: 'a', name: 'Panel A' }];

function Panels() {
  const [state, setState] = useSearchState(schema);
  const query = useQuery({
    queryKey: ['panels'],
    queryFn: () => ({ items: PANELS, total: 1, page: 1, pageSize: 25 }),
  });
  return (
    <PageTable
      label="Panels"
      views="panels"
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }) => name },
        { id: 'note', header: 'Note', cell: () => 'none' },
        { id: 'code', header: 'Code', cell: ({ id }) => id, defaultHidden: true },
      ]}
      query={query}
      getRowId={({ id }) => id}
      state={state}
      onState={setState}
    />
  );
}

const id = (end: string) => `lvw_${'0'.repeat(25)}${end}`;

/** Views as the service keeps them. */
function keepViews(kept: ListView[]) {
  let views = kept;
  return fakeHttp({
    'GET /api/account/list-views': () => ({ items: views }),
    'PUT /api/account/list-views': ({ body }: FakeCall) => {
      const { list: _, ...view } = body as Omit<ListView, 'id'> & { list: string };
      const saved = { id: id('9'), ...view };
      views = [...views.filter(({ name }) => name !== saved.name), saved];
      return saved;
    },
    'DELETE /api/account/list-views/:id': () => {
      views = [];
      return '';
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  act(() => useListArrangement.setState({ density: 'compact', hidden: {} }));
});

const SUNNY: ListView = { id: id('1'), name: 'Sunny', address: 'q=sun', hiddenColumns: ['note'] };
const open = async (route = '/panels') => {
  const view = await renderWithKit(<Panels />, { route });
  const menu = async () => view.user.click(await screen.findByRole('button', { name: 'Views' }));
  return { ...view, menu };
};
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('shows a saved view: its search and its columns, on the first page', async () => {
  keepViews([SUNNY]);
  const { user, router, menu } = await open('/panels?page=2');
  await menu();
  await user.click(await screen.findByRole('menuitem', { name: 'Sunny' }));
  expect(router.state.location.search).toBe('?q=sun');
  expect(headers()).toEqual(['Name', 'Code']);
  await menu();
  await user.click(await screen.findByRole('menuitem', { name: 'Standard view' }));
  expect(router.state.location.search).toBe('');
  expect(headers()).toEqual(['Name', 'Note']);
});

it('saves the list as it is in view, with the columns that start hidden', async () => {
  const { calls } = keepViews([]);
  const { user, menu } = await open('/panels?q=roof&page=3');
  await menu();
  expect(await screen.findByText('No saved views yet')).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Save this view…' }));
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('Enter a name of up to 60 characters.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Roofs');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await menu();
  expect(await screen.findByRole('menuitem', { name: 'Roofs' })).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ list: 'panels', name: 'Roofs', address: 'q=roof', hiddenColumns: ['code'] },
  });
});

it('deletes the view in use', async () => {
  const { calls } = keepViews([SUNNY]);
  act(() => useListArrangement.getState().setHidden('panels', ['note']));
  const { user, menu } = await open('/panels?q=sun');
  await menu();
  await user.click(await screen.findByRole('menuitem', { name: 'Delete “Sunny”' }));
  const removed = { method: 'DELETE', path: `/api/account/list-views/${SUNNY.id}` };
  expect(calls.at(-1)).toMatchObject(removed);
  await menu();
  expect(await screen.findByText('No saved views yet')).toBeTruthy();
});

it('keeps the height of rows and the columns in the browser', async () => {
  keepViews([]);
  const { user, menu } = await open();
  await menu();
  await user.click(await screen.findByRole('menuitemradio', { name: 'Comfortable' }));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Note' }));
  expect(JSON.parse(localStorage.getItem('list-arrangement') ?? '')).toEqual({
    density: 'comfortable',
    hidden: { panels: ['note', 'code'] },
  });
});
