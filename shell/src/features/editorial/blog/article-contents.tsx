import type { ArticleHeading } from '../components/article-headings';
import styles from './article-contents.module.css';

interface ArticleContentsProps {
  /** The article's title, which says what the list is of. */
  title: string;
  headings: readonly ArticleHeading[];
}

/** The sections of a long article, beside it where there is room. */
export function ArticleContents({ title, headings }: ArticleContentsProps) {
  return (
    <nav className={styles.contents} aria-label={title} data-print="hidden">
      <ul className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
