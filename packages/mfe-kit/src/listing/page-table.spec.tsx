import { http } from '@solar/mfe-kit/http/http-client';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  SEARCH_SETTLE_MS,
  searchField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePagedQuery, type PageAt } from '@solar/mfe-kit/listing/use-paged-query';
import { answer, fakeHttp, type FakeAnswer } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import type { Page } from '@solar/contracts/common/pagination';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { z } from 'zod';

interface Panel {
  id: string;
  name: string;
}

const STATES = ['sold', 'stored'] as const;
const schema = z.object({
  ...pageFields,
  q: searchField,
  state: choiceField(STATES),
  sort: z.enum(['name', '-name']).catch('name').default('name'),
});

function Panels() {
  const [state, setState] = useSearchState(schema);
  const params = filledFields(state);
  const query = usePagedQuery({
    queryKey: ['/api/panels'],
    params,
    read: (asked, signal) => http.get<Page<Panel>>('/api/panels', { params: asked, signal }),
  });
  return (
    <PageTable
      label="Panels"
      columns={[
        {
          id: 'name',
          header: 'Name',
          sortable: true,
          cell: ({ name }) => name,
          value: ({ name }) => name,
        },
      ]}
      exportName="panels"
      query={query}
      getRowId={({ id }) => id}
      state={state}
      onState={setState}
      emptyText="No panels"
      toolbar={
        <FilterSelect
          label="State"
          value={state.state}
          onChange={(next) => setState({ state: next, page: 1 })}
          options={STATES.map((value) => ({ value, label: value }))}
        />
      }
    />
  );
}

function queryText(params: Record<string, unknown> = {}): string {
  const texts = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(texts).toString();
}

/** The text of a file, without its byte order mark. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}

/** A service with 60 panels; `respond` may answer otherwise. */
async function open(route: string, respond: (at: PageAt) => FakeAnswer = () => undefined) {
  const { calls } = fakeHttp({
    'GET /api/panels': ({ params: { page, pageSize } }: { params: Record<string, unknown> }) =>
      respond({ page: Number(page), pageSize: Number(pageSize) }) ?? {
        items: [{ id: 'a', name: `Panel of page ${String(page)}` }],
        total: 60,
        page,
        pageSize,
      },
  });
  const view = await renderWithKit(<Panels />, { route });
  return {
    ...view,
    lastAsked: () => queryText(calls.at(-1)?.params),
    asked: () => calls.map(({ params }) => queryText(params)),
    searched: () => calls.map(({ params }) => params?.q),
  };
}

afterEach(() => jest.useRealTimers());

it('asks for the page of the address, without its empty fields', async () => {
  const { lastAsked } = await open('/?page=2&pageSize=10&sort=-name');
  expect(await screen.findByText('Panel of page 2')).toBeTruthy();
  expect(lastAsked()).toBe('page=2&pageSize=10&sort=-name');
});

it('goes to another page as a step of its own', async () => {
  const { user, router } = await open('/');
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('Panel of page 2')).toBeTruthy();
  expect(router.state.historyAction).toBe('PUSH');
});

it.each([
  {
    change: 'the size of a page',
    make: async (user: UserEvent) => {
      await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
      await user.click(screen.getByRole('option', { name: '50' }));
    },
    address: '?pageSize=50',
    action: 'PUSH',
  },
  {
    change: 'the order',
    make: async (user: UserEvent) => {
      await user.click(screen.getByRole('button', { name: 'Name' }));
    },
    address: '?sort=-name',
    action: 'PUSH',
  },
  {
    change: 'a filter',
    make: async (user: UserEvent) => {
      await user.click(screen.getByRole('combobox', { name: 'State' }));
      await user.click(screen.getByRole('option', { name: 'sold' }));
    },
    address: '?state=sold',
    action: 'PUSH',
  },
  {
    change: 'the search, in place of the one before',
    make: async (user: UserEvent) => {
      await user.type(screen.getByRole('searchbox'), 'mono{Enter}');
    },
    address: '?q=mono',
    action: 'REPLACE',
  },
])('starts at the first page after a change of $change', async ({ make, address, action }) => {
  const { user, router, lastAsked } = await open('/?page=2');
  await screen.findByText('Panel of page 2');
  await make(user);
  expect(await screen.findByText('Panel of page 1')).toBeTruthy();
  expect(router.state.location.search).toBe(address);
  expect(router.state.historyAction).toBe(action);
  expect(lastAsked()).toContain(address.slice(1));
});

it('asks for a word once, not for each of its letters', async () => {
  const { router, searched } = await open('/');
  await screen.findByText('Panel of page 1');
  const search = screen.getByRole('searchbox');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  for (const value of ['m', 'mo', 'mon', 'mono']) {
    await act(async () => fireEvent.change(search, { target: { value } }));
    expect(router.state.location.search).toBe('');
  }
  await act(async () => jest.advanceTimersByTime(SEARCH_SETTLE_MS));
  jest.useRealTimers();
  await waitFor(() => expect(searched()).toEqual([undefined, 'mono']));
  fireEvent.change(search, { target: { value: '' } });
  await waitFor(() => expect(searched()).toEqual([undefined, 'mono', undefined]));
});

it('keeps the search and a filter that is chosen right after it', async () => {
  const { user, router } = await open('/');
  await user.type(screen.getByRole('searchbox'), 'mono');
  await user.click(screen.getByRole('combobox', { name: 'State' }));
  await user.click(screen.getByRole('option', { name: 'sold' }));
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('mono');
  expect(new URLSearchParams(router.state.location.search).get('state')).toBe('sold');
});

it('takes the filter away again', async () => {
  const { user, router } = await open('/?state=sold');
  await user.click(screen.getByRole('combobox', { name: 'State' }));
  await user.click(screen.getByRole('option', { name: 'All statuses' }));
  expect(router.state.location.search).toBe('');
});

it('says what went wrong and tries again', async () => {
  let answers = 0;
  const { user } = await open('/', () =>
    (answers += 1) === 1 ? answer(503, { code: 'network.unreachable' }) : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Panel of page 1')).toBeTruthy();
});

it('keeps the rows that are there when reading them again fails', async () => {
  let down = false;
  const { queryClient } = await open('/', () => (down ? answer(503) : undefined));
  await screen.findByText('Panel of page 1');
  down = true;
  await queryClient.refetchQueries();
  expect(screen.getByText('Panel of page 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says that there is nothing', async () => {
  await open('/', () => ({ items: [], total: 0, page: 1, pageSize: 25 }));
  expect(await screen.findByText('No panels')).toBeTruthy();
});

it('exports every row of the search, filter and order in view, not only the page', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => files.push(file),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const names = Array.from({ length: 150 }, (_, at) => `Panel ${at}`);
  const { user, asked } = await open(
    '/?page=2&pageSize=10&q=mono&state=sold&sort=-name',
    ({ page, pageSize }) => ({
      items: names
        .slice((page - 1) * pageSize, page * pageSize)
        .map((name) => ({ id: name, name })),
      total: names.length,
      page,
      pageSize,
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await textOf(files[0]!);
  expect(text.split('\r\n')).toEqual(['Name', ...names]);
  expect(asked().slice(1)).toEqual([
    'page=1&pageSize=100&q=mono&state=sold&sort=-name',
    'page=2&pageSize=100&q=mono&state=sold&sort=-name',
  ]);
});
