import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import styles from './side-links.module.css';

interface SideLinksProps {
  /** What the list is of. */
  label: string;
  /** An address of the site, or a part of the page (`#id`). */
  links: readonly { to: string; label: string }[];
  /** How it stands where there is no room beside the text. */
  narrow: 'hidden' | 'row' | 'list';
}

/** Links beside a text: to its parts, or to the other pages of its section. */
export function SideLinks({ label, links, narrow }: SideLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav className={clsx(styles.nav, styles[narrow])} aria-label={label} data-print="hidden">
      <ul className={styles.links}>
        {links.map(({ to, label: text }) => (
          <li key={to}>
            {to.startsWith('#') ? (
              <a className={styles.link} href={to}>
                {text}
              </a>
            ) : (
              <Link
                className={styles.link}
                to={to}
                aria-current={to === pathname ? 'page' : undefined}
              >
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
