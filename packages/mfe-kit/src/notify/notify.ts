import type { ExternalToast } from 'sonner';

/** What a toast may say beside its title. */
export interface NotifyOptions {
  description?: string;
  /** Milliseconds; the library's 4000 when not given. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /** Toasts of one id replace each other. */
  id?: string;
}

type Kind = 'message' | 'success' | 'error' | 'warning' | 'info';

/** Toasts about a product stay this long (specification, section 9). */
export const PRODUCT_TOAST_MS = 5000;

/** The toast library arrives with the first toast, not with the first paint. */
async function show(kind: Kind, title: string, options: ExternalToast = {}): Promise<void> {
  const { toast } = await import('sonner');
  toast[kind](title, options);
}

/** Short messages that go away by themselves. */
export const notify = {
  message: (title: string, options?: NotifyOptions) => void show('message', title, options),
  success: (title: string, options?: NotifyOptions) => void show('success', title, options),
  error: (title: string, options?: NotifyOptions) => void show('error', title, options),
  warning: (title: string, options?: NotifyOptions) => void show('warning', title, options),
  info: (title: string, options?: NotifyOptions) => void show('info', title, options),
  product: (title: string, options?: NotifyOptions) =>
    void show('success', title, { duration: PRODUCT_TOAST_MS, ...options }),
};
