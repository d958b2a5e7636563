import { create } from 'zustand';
import { readStored, writeStored } from '@solar/mfe-kit/stores/persisted';

const CONSENT_KEY = 'cookie-consent';

/** The kinds that may be switched off; essential may not. */
export const OPTIONAL_COOKIES = ['analytics', 'marketing', 'preferences'] as const;
export type OptionalCookie = (typeof OPTIONAL_COOKIES)[number];

export type CookieConsent = { essential: true } & Record<OptionalCookie, boolean>;

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
  /** Forgets the choice, so that the banner asks again. */
  askAgain: () => void;
}

/** What the visitor allowed. Nothing optional loads before that. */
export const useConsent = create<ConsentState>()((set) => {
  const choose = (consent: CookieConsent) => {
    writeStored(CONSENT_KEY, consent);
    set({ consent });
  };
  return {
    consent: readStored(CONSENT_KEY, parseConsent) ?? null,
    acceptAll: () => choose(ALL),
    declineAll: () => choose(NONE),
    save: (choice) => choose({ ...choice, essential: true }),
    askAgain: () => {
      localStorage.removeItem(CONSENT_KEY);
      set({ consent: null });
    },
  };
});

function parseConsent(value: unknown): CookieConsent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = value as Partial<CookieConsent>;
  if (!OPTIONAL_COOKIES.every((kind) => typeof stored[kind] === 'boolean')) return undefined;
  const { analytics, marketing, preferences } = stored as CookieConsent;
  return { essential: true, analytics, marketing, preferences };
}
