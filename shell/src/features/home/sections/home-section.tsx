import { Container, Section } from '@solar/ui/layout/layout';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './home-section.module.css';

interface HomeSectionProps {
  id: string;
  title: string;
  text?: string;
  more?: { to: string; label: string };
  tone?: 'canvas' | 'sunken' | 'night';
  children: ReactNode;
}

/** A band of the front page: heading, a line of text, the way to more, content. */
export function HomeSection({
  id,
  title,
  text,
  more,
  tone = 'canvas',
  children,
}: HomeSectionProps) {
  return (
    <Section id={id} tone={tone} aria-labelledby={`${id}-title`}>
      <Container size="xl">
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          {more && (
            <Link className={styles.more} to={more.to}>
              {more.label}
              <ArrowRight aria-hidden="true" />
            </Link>
          )}
        </div>
        {children}
      </Container>
    </Section>
  );
}
