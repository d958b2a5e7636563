import { create } from 'zustand';
import { readStored, writeStored } from '@solar/mfe-kit/stores/persisted';

const ACCESSIBILITY_KEY = 'accessibility';

/** Steps of the text size: 100, 112.5, 125 and 150 %. */
export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest'] as const;
/** Steps of the line height. */
export const LINE_HEIGHTS = ['normal', 'relaxed', 'loose'] as const;

export interface AccessibilityOptions {
  textSize: (typeof TEXT_SIZES)[number];
  highContrast: boolean;
  dyslexiaFont: boolean;
  largeCursor: boolean;
  lineHeight: (typeof LINE_HEIGHTS)[number];
}

const PLAIN: AccessibilityOptions = {
  textSize: 'normal',
  highContrast: false,
  dyslexiaFont: false,
  largeCursor: false,
  lineHeight: 'normal',
};

export interface AccessibilityState {
  options: AccessibilityOptions;
  set: (change: Partial<AccessibilityOptions>) => void;
  reset: () => void;
}

/** How the visitor wants to read; applied as data attributes on the page root and kept. */
export const useAccessibility = create<AccessibilityState>()((set) => ({
  options: readStored(ACCESSIBILITY_KEY, parseOptions) ?? PLAIN,
  set: (change) => set(({ options }) => ({ options: { ...options, ...change } })),
  reset: () => set({ options: PLAIN }),
}));

function apply({ options }: AccessibilityState): void {
  mark('data-text-size', options.textSize === 'normal' ? null : options.textSize);
  mark('data-contrast', options.highContrast ? 'high' : null);
  mark('data-font', options.dyslexiaFont ? 'dyslexia' : null);
  mark('data-cursor', options.largeCursor ? 'large' : null);
  mark('data-line-height', options.lineHeight === 'normal' ? null : options.lineHeight);
}

function mark(attribute: string, value: string | null): void {
  if (value === null) document.documentElement.removeAttribute(attribute);
  else document.documentElement.setAttribute(attribute, value);
}

useAccessibility.subscribe((state) => {
  writeStored(ACCESSIBILITY_KEY, state.options);
  apply(state);
});
apply(useAccessibility.getState());

function parseOptions(value: unknown): AccessibilityOptions | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = value as Partial<AccessibilityOptions>;
  return {
    textSize: TEXT_SIZES.find((size) => size === stored.textSize) ?? PLAIN.textSize,
    highContrast: stored.highContrast === true,
    dyslexiaFont: stored.dyslexiaFont === true,
    largeCursor: stored.largeCursor === true,
    lineHeight: LINE_HEIGHTS.find((step) => step === stored.lineHeight) ?? PLAIN.lineHeight,
  };
}
