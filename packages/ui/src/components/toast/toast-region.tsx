import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, type ReactNode } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import 'sonner/dist/styles.css';
import { useUiText } from '../ui-text/ui-text';
import {
  TOAST_DISMISS_EVENT,
  TOAST_DURATION_MS,
  type ToastEventDetail,
  type ToastVariant,
} from './toast';
import styles from './toast.module.css';

/** The library's constants that the product fixes. */
export const TOAST_REGION = {
  libraryDurationMs: 4000,
  visible: 3,
  gapPx: 14,
  widthPx: 356,
  swipePx: 45,
  hotkey: ['altKey', 'KeyT'],
} as const;

const icons: Record<ToastVariant, ReactNode> = {
  default: null,
  destructive: <CircleAlert aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
};

/** Loaded lazily by Toaster; shows what waits in the queue exactly once. */
export function ToastRegion({ queue }: { queue: readonly ToastEventDetail[] }) {
  const text = useUiText();
  const shown = useRef(0);
  useEffect(() => {
    for (const waiting of queue.slice(shown.current)) show(waiting);
    shown.current = queue.length;
  }, [queue]);
  useEffect(() => {
    const dismiss = () => void toast.dismiss();
    window.addEventListener(TOAST_DISMISS_EVENT, dismiss);
    return () => window.removeEventListener(TOAST_DISMISS_EVENT, dismiss);
  }, []);
  return (
    <SonnerToaster
      position="bottom-right"
      duration={TOAST_REGION.libraryDurationMs}
      visibleToasts={TOAST_REGION.visible}
      gap={TOAST_REGION.gapPx}
      hotkey={[...TOAST_REGION.hotkey]}
      offset={{ bottom: 'var(--toast-clearance)' }}
      mobileOffset={{ bottom: 'var(--toast-clearance)' }}
      closeButton
      className={styles.region}
      containerAriaLabel={text.notifications}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: text.close,
        classNames: {
          toast: styles.toast,
          title: styles.title,
          description: styles.description,
          content: styles.content,
          icon: styles.icon,
          actionButton: styles.action,
          closeButton: styles.close,
        },
      }}
    />
  );
}

function show({ title, description, variant = 'default', duration, action, id }: ToastEventDetail) {
  toast(title, {
    id,
    description,
    action,
    icon: icons[variant],
    duration: duration ?? TOAST_DURATION_MS,
    className: styles[variant],
  });
}
