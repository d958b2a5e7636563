import { create } from 'zustand';

/** Name of the company as the settings say; the demo brand until they are loaded. */
export const useSiteName = create<{ name: string; image: string }>()(() => ({
  name: 'Alsa Solar',
  image: '/images/social.jpg',
}));
