import styles from './brand.module.css';

/** The mark and the company's name; put it into a link that leads home. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.sun} d="M16 5a11 11 0 0 1 11 11H5A11 11 0 0 1 16 5Z" />
        <path className={styles.panels} d="M5 19.5h22M8 23.5h16M11.5 27.5h9" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
