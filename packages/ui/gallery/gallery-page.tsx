import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export interface GalleryPage {
  /** Also the component's folder name. */
  id: string;
  title: string;
  Page: () => ReactNode;
}

/** One state of a component with its name. */
export function State({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={wide ? styles.wideState : styles.state} aria-label={name}>
      <h2 className={styles.stateName}>{name}</h2>
      <div className={styles.stateBody}>{children}</div>
    </section>
  );
}
