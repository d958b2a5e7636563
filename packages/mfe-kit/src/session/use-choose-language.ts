import type { AccountSettings } from '@solar/contracts/account/profile-http';
import type { Language } from '@solar/contracts/common/localized';
import { http } from '@solar/mfe-kit/http/http-client';
import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useSession } from '@solar/mfe-kit/session/session-store';

const SETTINGS = '/api/account/settings';

/** Shows the chosen language and saves it to the profile of who is signed in, whose mails are written in it. */
export function useChooseLanguage(success?: string): (language: Language) => void {
  const { mutate } = useApiMutation({
    mutationFn: async (language: Language) => {
      // Saved first: switching may lead to another document.
      await saveToProfile(language).finally(() => setLanguage(language));
    },
    invalidates: [[SETTINGS]],
    success,
  });
  return mutate;
}

async function saveToProfile(language: Language): Promise<void> {
  if (useSession.getState().status !== 'authenticated') return;
  await http.patch<AccountSettings>(SETTINGS, { language });
}
