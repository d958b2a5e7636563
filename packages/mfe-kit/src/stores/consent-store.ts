import { create } from 'zustand';
import {
  onStoredElsewhere,
  readStored,
  removeStored,
  writeStored,
} from '@solar/mfe-kit/stores/persisted';

const CONSENT_KEY = 'cookie-consent';

/** The kinds that may be switched off; essential may not. */
export const OPTIONAL_COOKIES = ['analytics', 'marketing', 'preferences'] as const;
export type OptionalCookie = (typeof OPTIONAL_COOKIES)[number];

export type CookieConsent = { essential: true } & Record<OptionalCookie, boolean>;

/** Ids of the products looked at, newest first. */
export const RECENTLY_VIEWED_KEY = 'alsa_recently_viewed';

/** What each kind keeps in the browser's storage under our own keys; it is deleted on every page, whoever wrote it. */
const KEYS_OF: Record<OptionalCookie, readonly string[]> = {
  analytics: [],
  marketing: [],
  preferences: [RECENTLY_VIEWED_KEY],
};

const ALL: CookieConsent = { essential: true, analytics: true, marketing: true, preferences: true };
const NONE: CookieConsent = {
  essential: true,
  analytics: false,
  marketing: false,
  preferences: false,
};

export interface ConsentState {
  /** Null until a choice is stored. */
  consent: CookieConsent | null;
  acceptAll: () => void;
  declineAll: () => void;
  save: (choice: Record<OptionalCookie, boolean>) => void;
}

/** What the visitor allowed. Nothing optional loads or is stored before that. */
export const useConsent = create<ConsentState>()((set) => {
  const choose = (consent: CookieConsent) => {
    writeStored(CONSENT_KEY, consent);
    set({ consent });
  };
  return {
    consent: null,
    acceptAll: () => choose(ALL),
    declineAll: () => choose(NONE),
    save: (choice) => choose({ ...choice, essential: true }),
  };
});

useConsent.setState({ consent: storedConsent() });
useConsent.subscribe(deleteWhatIsNotAllowed);
deleteWhatIsNotAllowed(useConsent.getState());

onStoredElsewhere(CONSENT_KEY, () => useConsent.setState({ consent: storedConsent() }));

function deleteWhatIsNotAllowed({ consent }: ConsentState): void {
  for (const kind of OPTIONAL_COOKIES) {
    if (consent?.[kind]) continue;
    for (const key of KEYS_OF[kind]) removeStored(key);
  }
}

function storedConsent(): CookieConsent | null {
  return readStored(CONSENT_KEY, parseConsent) ?? null;
}

function parseConsent(value: unknown): CookieConsent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = value as Partial<CookieConsent>;
  if (!OPTIONAL_COOKIES.every((kind) => typeof stored[kind] === 'boolean')) return undefined;
  const { analytics, marketing, preferences } = stored as CookieConsent;
  return { essential: true, analytics, marketing, preferences };
}
