import { act, screen, waitFor } from '@testing-library/react';
import { currentLanguage, setLanguage, startI18n } from '@solar/mfe-kit/i18n/i18n';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { useChooseLanguage } from '@solar/mfe-kit/session/use-choose-language';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';

const SETTINGS = 'PATCH /api/account/settings';
const BY_DEFAULT = 'language-by-default';

function Switch() {
  const choose = useChooseLanguage();
  return <button onClick={() => choose('fr')}>Français</button>;
}

/** Signs somebody in whose profile says French. */
async function signIn(): Promise<void> {
  const { restore } = fakeHttp({
    'POST /api/auth/login': { token: 't', user: { id: 'usr_1', language: 'fr' } },
  });
  await session.login({ username: 'leila', password: 'Solar#2026' });
  restore();
}

const inEnglish = () => act(() => setLanguage('en'));

describe('signing in', () => {
  it('takes the language of the profile where none was chosen, and calls that no choice', async () => {
    localStorage.clear();
    await startI18n();
    await signIn();
    expect(currentLanguage()).toBe('fr');
    expect(localStorage.getItem(BY_DEFAULT)).not.toBeNull();
  });

  it('leaves the language that was chosen in this browser, be it the one of the start', async () => {
    await inEnglish();
    await signIn();
    expect(useSession.getState().status).toBe('authenticated');
    expect(currentLanguage()).toBe('en');
  });
});

describe('choosing a language', () => {
  beforeEach(inEnglish);

  it('saves it to the profile of who is signed in', async () => {
    const { calls, restore } = fakeHttp({ [SETTINGS]: {} });
    const { user } = await renderWithKit(<Switch />, { user: {} });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ language: 'fr' }]));
    expect(currentLanguage()).toBe('fr');
    restore();
  });

  it('asks no service for a visitor', async () => {
    const { calls, restore } = fakeHttp({ [SETTINGS]: {} });
    const { user } = await renderWithKit(<Switch />);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(currentLanguage()).toBe('fr'));
    expect(calls).toEqual([]);
    restore();
  });
});
