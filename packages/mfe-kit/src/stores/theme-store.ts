import { create } from 'zustand';

const THEME_KEY = 'ui-theme';
/** Key of an older release; its choice is taken over once. */
const OLD_THEME_KEY = 'alsa-theme';
const CHOICES = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof CHOICES)[number];
export type Theme = 'light' | 'dark';

export interface ThemeState {
  choice: ThemeChoice;
  /** What is shown: the choice, or what the device prefers. */
  resolved: Theme;
  setChoice: (choice: ThemeChoice) => void;
}

const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');

function resolve(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return darkDevice.matches ? 'dark' : 'light';
}

function asChoice(value: string | null): ThemeChoice | undefined {
  return CHOICES.find((choice) => choice === value);
}

function storedChoice(): ThemeChoice {
  const old = asChoice(localStorage.getItem(OLD_THEME_KEY));
  localStorage.removeItem(OLD_THEME_KEY);
  const chosen = asChoice(localStorage.getItem(THEME_KEY));
  if (!chosen && old) localStorage.setItem(THEME_KEY, old);
  return chosen ?? old ?? 'system';
}

const first = storedChoice();

/** Light, dark, or as the device prefers; applied as `data-theme` on the page root. */
export const useTheme = create<ThemeState>()((set) => ({
  choice: first,
  resolved: resolve(first),
  setChoice: (choice) => {
    localStorage.setItem(THEME_KEY, choice);
    set({ choice, resolved: resolve(choice) });
  },
}));

function apply({ resolved }: ThemeState): void {
  document.documentElement.dataset.theme = resolved;
}

darkDevice.addEventListener('change', () => {
  useTheme.setState(({ choice }) => ({ resolved: resolve(choice) }));
});
useTheme.subscribe(apply);
apply(useTheme.getState());
