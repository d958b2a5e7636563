import { createContext, useContext, type ReactNode } from 'react';
import { englishUiText } from './ui-text-en';
import { frenchUiText } from './ui-text-fr';

/** Every word that a component says by itself, so that a page need not pass it each time. */
export type UiText = typeof englishUiText;

const dictionaries: Record<string, UiText> = { en: englishUiText, fr: frenchUiText };

interface UiTextContextValue {
  locale: string;
  text: UiText;
}

const UiTextContext = createContext<UiTextContextValue>({ locale: 'en', text: englishUiText });

export interface UiTextProviderProps {
  /** BCP 47 tag; its language picks the dictionary and it drives number and date formats. */
  locale: string;
  /** Replaces single texts, for a pseudo-locale or another language. */
  overrides?: Partial<UiText>;
  children: ReactNode;
}

/** Sets the language of the components below it. */
export function UiTextProvider({ locale, overrides, children }: UiTextProviderProps) {
  const language = locale.split('-')[0] ?? 'en';
  const text = { ...(dictionaries[language] ?? englishUiText), ...overrides };
  return <UiTextContext.Provider value={{ locale, text }}>{children}</UiTextContext.Provider>;
}

/** The component texts in the current language. */
export function useUiText(): UiText {
  return useContext(UiTextContext).text;
}

/** The locale that numbers and dates are formatted in. */
export function useUiLocale(): string {
  return useContext(UiTextContext).locale;
}

/** Fills `{name}` placeholders of a component text. */
export function fillText(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
