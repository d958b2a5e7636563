import { useEffect, useState } from 'react';

export interface GallerySettings {
  component: string;
  theme: string;
  contrast: string;
  locale: string;
  dir: string;
  textSize: string;
}

const DEFAULTS: GallerySettings = {
  component: 'overview',
  theme: 'light',
  contrast: 'normal',
  locale: 'en',
  dir: 'ltr',
  textSize: 'normal',
};

function readAddress(): GallerySettings {
  const query = new URLSearchParams(window.location.search);
  const entries = Object.entries(DEFAULTS).map(([key, fallback]) => [
    key,
    query.get(key) ?? fallback,
  ]);
  return Object.fromEntries(entries) as GallerySettings;
}

function applyToDocument({ theme, contrast, locale, dir, textSize }: GallerySettings): void {
  const html = document.documentElement;
  html.lang = locale;
  html.dir = dir;
  html.dataset.theme = theme;
  html.removeAttribute('data-contrast');
  html.removeAttribute('data-text-size');
  if (contrast !== 'normal') html.dataset.contrast = contrast;
  if (textSize !== 'normal') html.dataset.textSize = textSize;
}

/** Everything that can be switched lives in the address, so that tests and links can name a state. */
export function useGallerySettings() {
  const [settings, setSettings] = useState(readAddress);
  useEffect(() => {
    applyToDocument(settings);
    const query = new URLSearchParams({ ...settings }).toString();
    window.history.replaceState(null, '', `?${query}`);
  }, [settings]);
  const change = (part: Partial<GallerySettings>) => setSettings((old) => ({ ...old, ...part }));
  return [settings, change] as const;
}
