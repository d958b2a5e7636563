import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styles from './form-alert.module.css';

const ICONS = { danger: CircleAlert, success: CircleCheck, info: Info } as const;

/** A sentence about a form or page as a whole: what went wrong, what happened, what to know. */
export function FormAlert({
  tone,
  title,
  children,
}: {
  tone: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
}) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
