import { useRef, type RefObject } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened. The dialogs of the library do so for their own trigger
 * only; most of ours are opened by something else on the page. `first` gets the focus instead of what stands first.
 */
export function useFocusReturn(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerOf(document.activeElement);
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      const movedOn = document.activeElement !== document.body;
      if (!movedOn && !opener.current?.isConnected) return;
      event.preventDefault();
      // Whoever has scrolled stays where they read: to a button of a sticky header a browser would scroll up.
      if (!movedOn) opener.current?.focus({ preventScroll: true });
    },
  };
}

/** What a dialog was chosen from may go with its menu, whose button stays. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]');
  const element = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : active;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
