import { dehydrate, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { activeI18n, startI18n } from '@solar/mfe-kit/i18n/i18n';
import { LateArea, openLateAreas } from '@solar/mfe-kit/page/late-area';
import { takeDocumentQueries } from '@solar/mfe-kit/page/as-in-document';
import { createQueryClient, queryClient } from '@solar/mfe-kit/query/query-client';

const KEY = ['offices'];
const DOCUMENT = '<div><!--$--><ul><li>Dubai</li></ul><!--/$--></div>';
/** What a question is answered with by now. */
const fetchOffices = jest.fn(async () => ['Dubai', 'Abu Dhabi']);

function Offices({ heading }: { heading?: string | undefined }) {
  const { data = [] } = useQuery({ queryKey: KEY, queryFn: fetchOffices });
  return data.length === 0 ? (
    <p>None</p>
  ) : (
    <ul aria-label={heading}>
      {heading && <li>{heading}</li>}
      {data.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

let root: Root;
let idle: (() => void)[] = [];
let comesNear: () => void;
/** Whether the area takes part in the page's layout. */
let hasPlace: boolean;
const reported: unknown[] = [];

/** The document with an area that waits, as the browser finds it. */
async function openDocument(
  until?: 'near' | 'now' | 'touch',
  shown = page(until),
): Promise<HTMLElement> {
  const server = createQueryClient();
  server.setQueryData(KEY, ['Dubai']);
  takeDocumentQueries(dehydrate(server));
  document.body.innerHTML = `<main>${DOCUMENT}</main>`;
  const host = document.querySelector('main');
  if (!host) throw new Error('No document');
  await act(async () => {
    root = hydrateRoot(host, shown, {
      onRecoverableError: (error) => reported.push(error),
    });
  });
  return host;
}

function page(until?: 'near' | 'now' | 'touch', heading?: string, fallback?: ReactNode) {
  return (
    <QueryClientProvider client={queryClient}>
      <LateArea until={until} fallback={fallback}>
        <Offices heading={heading} />
      </LateArea>
    </QueryClientProvider>
  );
}

beforeAll(startI18n);

const becomeIdle = () => act(async () => idle.forEach((act) => act()));

beforeEach(() => {
  reported.length = 0;
  idle = [];
  hasPlace = true;
  // No layout is made here.
  Element.prototype.getClientRects = () =>
    (hasPlace ? [new DOMRect()] : []) as unknown as DOMRectList;
  fetchOffices.mockClear();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
    requestIdleCallback: (act: () => void) => idle.push(act),
    cancelIdleCallback: () => undefined,
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  queryClient.clear();
});

it('takes over what the document shows, and asks for nothing', async () => {
  const list = (await openDocument()).querySelector('ul');
  await act(async () => comesNear());
  expect(screen.getByRole('list')).toBe(list);
  expect(fetchOffices).not.toHaveBeenCalled();
  expect(reported).toEqual([]);
});

it('takes it over when the answer has changed since, and then shows the answer of now', async () => {
  const list = (await openDocument()).querySelector('ul');
  queryClient.setQueryData(KEY, ['Dubai', 'Abu Dhabi']);
  await act(async () => comesNear());
  expect(reported).toEqual([]);
  expect(screen.getByRole('list')).toBe(list);
  expect(await screen.findByText('Abu Dhabi')).toBeTruthy();
  queryClient.setQueryData(KEY, ['Dubai', 'Abu Dhabi', 'Sharjah']);
  expect(await screen.findByText('Sharjah')).toBeTruthy();
});

it('takes it over when the cache was emptied since, as when somebody signs in, and asks again', async () => {
  await openDocument();
  await queryClient.resetQueries();
  await act(async () => comesNear());
  expect(reported).toEqual([]);
  expect(fetchOffices).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Abu Dhabi')).toBeTruthy();
});

it('lets nothing from above reach into it before it is taken over', async () => {
  const list = (await openDocument()).querySelector('ul');
  await act(async () => root.render(page(undefined, 'Where we are')));
  expect(screen.queryByText('Where we are')).toBeNull();
  await act(async () => comesNear());
  expect(await screen.findByText('Where we are')).toBeTruthy();
  expect(screen.getByRole('list')).toBe(list);
  expect(reported).toEqual([]);
});

it('keeps what the document shows when what stands in for it is another one above', async () => {
  const standIn = () => page('near', undefined, <p>Wait</p>);
  const list = (await openDocument('near', standIn())).querySelector('ul');
  await act(async () => root.render(standIn()));
  expect(screen.queryByText('Wait')).toBeNull();
  expect(screen.getByRole('list')).toBe(list);
  await act(async () => comesNear());
  expect(screen.getByRole('list')).toBe(list);
  expect(reported).toEqual([]);
});

it('is left alone by an idle browser, and by changes from above, until it is near', async () => {
  await openDocument();
  await becomeIdle();
  await act(async () => root.render(page(undefined, 'Where we are')));
  expect(screen.queryByText('Where we are')).toBeNull();
  await act(async () => comesNear());
  expect(await screen.findByText('Where we are')).toBeTruthy();
  expect(reported).toEqual([]);
});

it('does not wait where it is asked for now', async () => {
  const list = (await openDocument('now')).querySelector('ul');
  await act(async () => root.render(page('now', 'Where we are')));
  expect(await screen.findByText('Where we are')).toBeTruthy();
  expect(screen.getByRole('list')).toBe(list);
  expect(reported).toEqual([]);
});

it.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
  'answers who turns to it with %s, which React keeps from a part that is not taken over',
  async (event) => {
    const list = (await openDocument('touch')).querySelector('ul');
    await act(async () => root.render(page('touch', 'Where we are')));
    expect(screen.queryByText('Where we are')).toBeNull();
    await act(async () => {
      document.querySelector('li')?.dispatchEvent(new Event(event, { bubbles: true }));
    });
    expect(await screen.findByText('Where we are')).toBeTruthy();
    expect(screen.getByRole('list')).toBe(list);
    expect(reported).toEqual([]);
  },
);

it.each([
  ['somebody presses elsewhere', () => document.body.dispatchEvent(new Event('pointerdown'))],
  ['the address changes', openLateAreas],
])('comes alive when %s', async (_when, happens) => {
  const list = (await openDocument('touch')).querySelector('ul');
  await act(async () => root.render(page('touch', 'Where we are')));
  await act(async () => void happens());
  expect(await screen.findByText('Where we are')).toBeTruthy();
  expect(screen.getByRole('list')).toBe(list);
  expect(reported).toEqual([]);
});

it('stays as it is where nobody sees it, whatever somebody does elsewhere', async () => {
  hasPlace = false;
  await openDocument('near');
  await act(async () => root.render(page('near', 'Where we are')));
  await act(async () => void document.body.dispatchEvent(new Event('keydown')));
  expect(screen.queryByText('Where we are')).toBeNull();
  hasPlace = true;
  await act(async () => comesNear());
  expect(await screen.findByText('Where we are')).toBeTruthy();
});

it('stays as the document shows it while there is no connection for its code', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openDocument('near');
  await act(async () => root.render(page('near', 'Where we are')));
  await act(async () => {
    comesNear();
    document.querySelector('li')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown'));
  });
  expect(screen.queryByText('Where we are')).toBeNull();
  onLine.mockRestore();
  await act(async () => comesNear());
  expect(await screen.findByText('Where we are')).toBeTruthy();
});

it('is rendered anew when the page takes another language while it waits', async () => {
  await openDocument('near');
  await act(async () => root.render(page('near', 'Where we are')));
  await act(async () => void (await activeI18n().changeLanguage('fr')));
  expect(await screen.findByText('Where we are')).toBeTruthy();
  await act(async () => comesNear());
  expect(screen.getAllByText('Where we are')).toHaveLength(1);
  expect(reported).toEqual([]);
});
