import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. A class hides it: a document from the server has no style attributes. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span {...props} className={styles.hidden} />;
}
