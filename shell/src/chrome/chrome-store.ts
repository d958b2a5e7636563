import { create } from 'zustand';

/** Layers of the chrome; at most one is open. */
export type ChromeLayer = 'search' | 'menu' | 'accessibility' | 'cookies';

/** Which layer of the chrome is open. */
export interface ChromeState {
  layer: ChromeLayer | null;
  open: (layer: ChromeLayer) => void;
  close: () => void;
}

export const useChrome = create<ChromeState>()((set) => ({
  layer: null,
  open: (layer) => set({ layer }),
  close: () => set({ layer: null }),
}));
