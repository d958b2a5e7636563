import { create } from 'zustand';

/** The sentence in the page's live region. */
export const useAnnouncement = create<{ text: string }>()(() => ({ text: '' }));

/** Says something to screen readers without moving the focus. */
export function announce(text: string): void {
  useAnnouncement.setState({ text });
}
