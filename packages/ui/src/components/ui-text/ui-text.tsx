import { createContext, useContext, type ReactNode } from 'react';
import { englishUiText } from './ui-text-en';

/** Every word that a component says by itself, so that a page need not pass it each time. */
export type UiText = typeof englishUiText;

/** The way in which a language is read. */
export type UiDirection = 'ltr' | 'rtl';

interface UiTextContextValue {
  locale: string;
  direction: UiDirection;
  text: UiText;
}

const UiTextContext = createContext<UiTextContextValue>({
  locale: 'en',
  direction: 'ltr',
  text: englishUiText,
});

export interface UiTextProviderProps {
  /** BCP 47 tag; drives number and date formats. */
  locale: string;
  /** How the locale is read; from the left by default. */
  direction?: UiDirection;
  /** What the components say by themselves; English by default. A page brings the texts of its own language only. */
  text?: UiText;
  children: ReactNode;
}

/** Sets the language of the components below it. */
export function UiTextProvider({
  locale,
  direction = 'ltr',
  text = englishUiText,
  children,
}: UiTextProviderProps) {
  return (
    <UiTextContext.Provider value={{ locale, direction, text }}>{children}</UiTextContext.Provider>
  );
}

/** The component texts in the current language. */
export function useUiText(): UiText {
  return useContext(UiTextContext).text;
}

/** The locale that numbers and dates are formatted in. */
export function useUiLocale(): string {
  return useContext(UiTextContext).locale;
}

/** How the language is read, for what a style sheet can't know: where a menu opens, which way an arrow key goes. */
export function useUiDirection(): UiDirection {
  return useContext(UiTextContext).direction;
}

/** Fills `{name}` placeholders of a component text. */
export function fillText(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A formatted total, which may be the least that there are: `500+`. */
export function totalText(text: UiText, total: string, isLowerBound = false): string {
  return isLowerBound ? fillText(text.totalAtLeast, { total }) : total;
}
