import { showToast, type ToastOptions, type ToastVariant } from '@solar/ui/toast/toast';

/** What a toast may say beside its title. */
export type NotifyOptions = Omit<ToastOptions, 'title' | 'variant'>;

function show(variant: ToastVariant, title: string, options?: NotifyOptions): void {
  showToast({ ...options, title, variant });
}

/** Short messages that go away by themselves, after 5 s unless said otherwise. */
export const notify = {
  message: (title: string, options?: NotifyOptions) => show('default', title, options),
  success: (title: string, options?: NotifyOptions) => show('success', title, options),
  error: (title: string, options?: NotifyOptions) => show('destructive', title, options),
  warning: (title: string, options?: NotifyOptions) => show('warning', title, options),
  info: (title: string, options?: NotifyOptions) => show('info', title, options),
};
