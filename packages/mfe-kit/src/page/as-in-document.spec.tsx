import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import {
  AsInDocument,
  takeDocumentLocation,
  takeDocumentQueries,
} from '@solar/mfe-kit/page/as-in-document';
import { createQueryClient } from '@solar/mfe-kit/query/query-client';

/** Offers its newsletter everywhere but on the front page. */
function Footer() {
  const { pathname, search } = useLocation();
  return (
    <footer>
      {pathname !== '/' && <h2>Newsletter</h2>}
      {pathname + search}
    </footer>
  );
}

const reported: unknown[] = [];
let root: Root;

beforeEach(() => {
  reported.length = 0;
  takeDocumentQueries({ mutations: [], queries: [] });
  takeDocumentLocation({ pathname: '/', search: '', hash: '', state: null, key: 'default' });
  document.body.innerHTML = '<footer>/</footer>';
});
afterEach(async () => act(async () => root.unmount()));

it.each([
  ['the address of the document', '/', '/'],
  ['another page', '/about', 'Newsletter/about'],
  ['the same page with another question', '/?page=2', '/?page=2'],
])('takes a part over as it is where the reader is by then at %s', async (_where, at, text) => {
  const footer = document.querySelector('footer');
  await act(async () => {
    root = hydrateRoot(
      document.body,
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[at]}>
          <AsInDocument>
            <Footer />
          </AsInDocument>
        </MemoryRouter>
      </QueryClientProvider>,
      { onRecoverableError: (error) => reported.push(error) },
    );
  });
  expect(reported).toEqual([]);
  expect(screen.getByRole('contentinfo')).toBe(footer);
  expect(footer?.textContent).toBe(text);
});
