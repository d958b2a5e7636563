import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Container } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './article-layout.module.css';
import { ContentPicture } from './content-picture';
import { RichText } from './rich-text';

/** A step of the way to a page. */
export interface Crumb {
  label: string;
  href?: string;
}

interface ArticleLayoutProps {
  entry: Pick<ContentEntry, 'title' | 'excerpt' | 'body' | 'image' | 'focalPoint'>;
  /** From home, which is added, to the page's parent. */
  crumbs?: readonly Crumb[];
  meta?: ReactNode;
  /** Beside the text on wide screens, else after it. */
  aside?: ReactNode;
  /** What stands beside the text is read first, and so comes before it where there is no room beside it. */
  asideFirst?: boolean;
  /** How the sections of the text are set. */
  bodyLayout?: 'timeline' | 'tiles';
  /** The headings of the text can be linked to. */
  anchored?: boolean;
  /** Of a report: they stand below the heading and its picture. */
  figures?: ReactNode;
  /** Heading and picture share a row, since what people come for follows: figures, or a list. */
  pictureBeside?: boolean;
  /** The text takes the whole width. */
  wide?: boolean;
  /** Before the text. */
  lead?: ReactNode;
  /** After the text. */
  children?: ReactNode;
}

/** An entry with its heading, picture, text and what stands beside it. */
export function ArticleLayout({
  entry,
  crumbs = [],
  meta,
  aside,
  asideFirst,
  bodyLayout,
  anchored,
  figures,
  pictureBeside,
  wide,
  lead,
  children,
}: ArticleLayoutProps) {
  const { t } = useTranslation('shell');
  const localized = useLocalized();
  const title = localized(entry.title);
  const body = localized(entry.body);
  return (
    <Container size="xl">
      <article className={clsx(styles.article, pictureBeside && styles.pictureBeside)}>
        <PageHeader
          className={pictureBeside ? styles.headerBeside : undefined}
          size="display"
          title={title}
          description={localized(entry.excerpt)}
          breadcrumbs={
            <Breadcrumbs
              items={[{ label: t('home.crumb'), href: '/' }, ...crumbs, { label: title }]}
            />
          }
          meta={meta}
        />
        {entry.image && <ContentPicture image={entry.image} focalPoint={entry.focalPoint} eager />}
        {figures}
        <div className={clsx(aside && styles.columns, asideFirst && styles.asideFirst)}>
          <div className={clsx(styles.story, wide && styles.wide)}>
            {lead}
            {body && <RichText html={body} layout={bodyLayout} anchored={anchored} />}
            {children}
          </div>
          {aside && <aside className={styles.aside}>{aside}</aside>}
        </div>
      </article>
    </Container>
  );
}

/** The outline of an article. */
export function ArticleSkeleton() {
  return (
    <Container size="xl">
      <SkeletonGroup className={styles.article}>
        <Skeleton shape="title" width="60%" />
        <Skeleton shape="block" aspectRatio="16 / 10" className={styles.outline} />
        <Skeleton lines={6} />
      </SkeletonGroup>
    </Container>
  );
}
