import type { AdminSearchWord } from '@solar/contracts/catalog/search-words-http';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { AdminSearchWordsPage } from './admin-search-words.page';

const KIT: AdminSearchWord = {
  id: 'swd_1',
  kind: 'synonym',
  code: 'kit',
  words: { en: 'kit, solar kit', fr: 'kit solaire' },
  parts: ['hybrid', 'battery'],
  dimension: null,
  factor: null,
  attached: false,
  version: 3,
};
const KILOWATT: AdminSearchWord = {
  ...KIT,
  id: 'swd_2',
  kind: 'unit',
  code: 'kilowatt',
  words: { en: 'kw', fr: '' },
  parts: [],
  dimension: 'power',
  factor: 1000,
};

it('shows what each row means and changes one with what its kind has', async () => {
  let sent: unknown;
  const http = fakeHttp({
    'GET /api/catalog/admin/search-words': { items: [KIT, KILOWATT] },
    'PUT /api/catalog/admin/search-words/:id': ({ body }: FakeCall) => {
      sent = body;
      return { id: 'swd_1', version: 4 };
    },
  });
  const { user } = await renderWithKit(<AdminSearchWordsPage />, {
    user: { role: 'administrator', isAdmin: true },
    locales: { catalog: remote.locales },
  });
  expect(await screen.findByRole('cell', { name: 'hybrid, battery' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Power × 1,000' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'French' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Edit kit' }));
  expect(screen.queryByLabelText(/Factor/)).toBeNull();
  const french = await screen.findByLabelText(/Spellings.*French/);
  await user.clear(french);
  await user.clear(screen.getByLabelText(/Spellings.*English/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write at least one word, in either language')).toBeTruthy();
  expect(sent).toBeUndefined();
  await user.type(french, 'ensemble');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const { id: _id, ...row } = KIT;
  await waitFor(() => expect(sent).toEqual({ ...row, words: { en: '', fr: 'ensemble' } }));
  http.restore();
});
