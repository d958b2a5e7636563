import type { FitPlaces, FitSiteId, GridLimit } from '@solar/contracts/catalog/fit-places';
import { FIT_SITES } from '@solar/contracts/catalog/fit-sites';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { http } from '@solar/mfe-kit/http/http-client';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './place-fields.module.css';

const PLACES = '/api/catalog/fit/places';
const NOT_STATED = '\u0000none';
const PHASES = ['single', 'three'] as const;

/** Where a system stands and what it is connected to; what nobody stated is not judged. */
export type FitPlace = {
  site: FitSiteId;
  utility?: string;
  phase?: NonNullable<GridLimit['phase']>;
};

interface PlaceFieldsProps {
  place: FitPlace;
  onPlace: (place: FitPlace) => void;
  /** Whether something of it is connected to the grid. */
  withGrid: boolean;
}

/** The place, and where the grid matters the utility and the phases of the connection. */
export function PlaceFields({ place, onPlace, withGrid }: PlaceFieldsProps) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.fields}>
      <Field label={t('fit.site.label')}>
        <Select
          size="sm"
          value={place.site}
          onValueChange={(value) =>
            onPlace({ ...place, site: FIT_SITES.find((one) => one === value) ?? place.site })
          }
          options={FIT_SITES.map((value) => ({ value, label: t(`fit.site.${value}`) }))}
        />
      </Field>
      {withGrid && <GridFields place={place} onPlace={onPlace} />}
    </div>
  );
}

function GridFields({ place, onPlace }: Omit<PlaceFieldsProps, 'withGrid'>) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { data } = useQuery({
    queryKey: [PLACES],
    queryFn: ({ signal }) => http.get<FitPlaces>(PLACES, { signal }),
  });
  const { site, utility, phase } = place;
  const utilities = data?.utilities ?? [];
  return (
    <>
      <Field label={t('fit.utility.label')}>
        <Select
          size="sm"
          value={utility ?? NOT_STATED}
          onValueChange={(value) =>
            onPlace({
              site,
              ...(phase && { phase }),
              ...(value !== NOT_STATED && { utility: value }),
            })
          }
          options={[
            { value: NOT_STATED, label: t('fit.utility.notStated') },
            ...utilities.map(({ code, name, area }) => ({
              value: code,
              label: `${name} · ${localized(area)}`,
            })),
          ]}
        />
      </Field>
      <Field label={t('fit.phase.label')}>
        <Select
          size="sm"
          value={phase ?? NOT_STATED}
          onValueChange={(value) => {
            const next = PHASES.find((one) => one === value);
            onPlace({ site, ...(utility && { utility }), ...(next && { phase: next }) });
          }}
          options={[
            { value: NOT_STATED, label: t('fit.utility.notStated') },
            ...PHASES.map((value) => ({ value, label: t(`fit.phase.${value}`) })),
          ]}
        />
      </Field>
    </>
  );
}
