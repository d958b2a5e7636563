import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Button } from '@solar/ui/button/button';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { placeOf, type ProjectFields } from '../api/content-fields';
import { useContentEntry, type EntryOf } from '../api/use-content';
import { ArticleLayout } from '../components/article-layout';
import { EntryQuery } from '../components/entry-query';
import { projectJsonLd } from '../meta/entry-json-ld';
import { useEntryMeta } from '../meta/use-entry-meta';
import { MonthlyProduction } from './monthly-production';
import { ProjectProducts } from './project-products';
import { SingleLineDiagram } from './single-line-diagram';
import styles from './project.module.css';

const MONTHS = 12;
const STORY = ['challenge', 'solution', 'results'] as const;

/** A project: its figures beside its story. */
export function ProjectPage() {
  const { slug = '' } = useParams();
  const query = useContentEntry<ProjectFields>('projects', slug);
  return <EntryQuery query={query}>{(entry) => <LoadedProject entry={entry} />}</EntryQuery>;
}

/** A project that has arrived. */
export function LoadedProject({ entry }: { entry: EntryOf<ProjectFields> }) {
  const { t } = useTranslation(['projects', 'shell'], { nsMode: 'fallback' });
  const localized = useLocalized();
  const { monthlyKwh = [], products = [], singleLine = [] } = entry.fields;
  const crumbs = [{ label: t('projects.title'), href: '/projects' }];
  useEntryMeta(entry, {
    crumbs,
    type: 'article',
    jsonLd: (context) => projectJsonLd(entry, context),
  });
  return (
    <ArticleLayout
      entry={entry}
      crumbs={crumbs}
      asideFirst
      aside={
        <>
          <DescriptionList items={useFigures(entry.fields)} layout="table" />
          <Button asChild variant="accent">
            <Link to="/contact?subject=quote">{t('projects.quote')}</Link>
          </Button>
        </>
      }
      lead={
        <>
          <div className={styles.story}>
            {STORY.map((key) => (
              <section key={key} className={styles.chapter}>
                <h2 className={styles.name}>{t(`projects.${key}`)}</h2>
                <p className={styles.text}>{localized(entry.fields[key])}</p>
              </section>
            ))}
          </div>
          {singleLine.length > 0 && <SingleLineDiagram parts={singleLine} />}
        </>
      }
    >
      {monthlyKwh.length === MONTHS && (
        <MonthlyProduction monthlyKwh={monthlyKwh} capacityKwp={entry.fields.capacityKwp} />
      )}
      <ProjectProducts slugs={products} />
    </ArticleLayout>
  );
}

function useFigures(fields: ProjectFields): { term: string; value: string }[] {
  const { t } = useTranslation(['projects', 'shell'], { nsMode: 'fallback' });
  const { number, date } = useFormat();
  const localized = useLocalized();
  const figures = {
    capacity: number(fields.capacityKwp, { unit: 'kWp' }),
    production: number(fields.annualProductionKwh, { unit: 'kWh' }),
    co2: number(fields.co2TonnesPerYear, { unit: 't' }),
    location: localized(placeOf(fields)),
    client: localized({ en: fields.client, fr: fields.clientFr ?? '' }),
    segment: t(`projects.segment.${fields.segment}`),
    system: t(`projects.system.${fields.system}`),
    installedOn: date(fields.installedOn),
  };
  return Object.entries(figures)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ term: t(`projects.figure.${key}`), value }));
}
