import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import { DemoNotice } from './demo-notice';

const SETTINGS = 'GET /api/content/settings';
let asked: number;
let http: ReturnType<typeof fakeHttp>;

function showWith(demoBanner: boolean) {
  asked = 0;
  http = fakeHttp({
    [SETTINGS]: () => {
      asked += 1;
      return { ...DEFAULT_COMPANY, demoBanner };
    },
  });
  return renderWithKit(<DemoNotice />);
}
const banner = () => screen.queryByRole('region');

afterEach(() => {
  http.restore();
  localStorage.clear();
});

it('is shown when the settings ask for it, and stays closed once it was closed', async () => {
  const { user, unmount } = await showWith(true);
  await screen.findByRole('region');
  await user.click(screen.getByRole('button'));
  expect(banner()).toBeNull();
  unmount();
  http.restore();
  await showWith(true);
  await waitFor(() => expect(asked).toBe(1));
  expect(banner()).toBeNull();
});

it('is not shown otherwise', async () => {
  await showWith(false);
  await waitFor(() => expect(asked).toBe(1));
  expect(banner()).toBeNull();
});
