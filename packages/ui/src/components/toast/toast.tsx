export type ToastVariant = 'default' | 'destructive' | 'success' | 'warning' | 'info';

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** Milliseconds; 5000 unless given. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /** Showing a toast with the id of one on screen replaces it. */
  id?: string;
}

/** What `showToast` sends and the one Toaster of the shell listens for. */
export const TOAST_EVENT = 'solar:toast';

/** What `dismissToasts` sends. */
export const TOAST_DISMISS_EVENT = 'solar:toast-dismiss';

/** How long a toast of the product stays. */
export const TOAST_DURATION_MS = 5000;

export interface ToastEventDetail extends ToastOptions {
  id: string;
}

let sequence = 0;

/**
 * Shows a toast and answers its id. It travels as a DOM event, so that a remote needs neither the
 * toast library nor the same copy of this module as the shell.
 */
export function showToast(options: ToastOptions): string {
  sequence += 1;
  const id = options.id ?? `toast-${Date.now()}-${sequence}`;
  const detail: ToastEventDetail = { ...options, id };
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
  return id;
}

/** Takes every toast away: for a layer that would lie under them and says the same itself. */
export function dismissToasts(): void {
  window.dispatchEvent(new Event(TOAST_DISMISS_EVENT));
}
