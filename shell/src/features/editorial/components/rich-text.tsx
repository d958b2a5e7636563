import styles from './rich-text.module.css';

/** HTML that an editor wrote and the admin service sanitised when it was saved. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
