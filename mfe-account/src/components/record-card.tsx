import { Card, cardLinkClass } from '@solar/ui/card/card';
import { Identifier } from '@solar/ui/identifier/identifier';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './record-card.module.css';

/** Cards below each other: orders, quotes, tickets, favourites. */
export function RecordList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** One of them: its number, which leads to its page, where it stands, and its sum when there is one. */
export function RecordCard({
  to,
  title,
  status,
  total,
  children,
}: {
  to: string;
  title: string;
  status: ReactNode;
  total?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Card interactive asChild>
      <li className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.number}>
            <Link to={to} className={cardLinkClass}>
              <Identifier>{title}</Identifier>
            </Link>
          </h2>
          {status}
        </div>
        <p className={styles.meta}>{children}</p>
        {total !== undefined && <p className={styles.total}>{total}</p>}
      </li>
    </Card>
  );
}
