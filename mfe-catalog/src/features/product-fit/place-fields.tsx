import type { FitCheck } from '@solar/contracts/catalog/fit-http';
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
const ROOFS = ['flat', 'pitched'] as const;

/** Where a system stands and what it is connected to; what nobody stated is not judged. */
export type FitPlace = {
  site: FitSiteId;
  utility?: string | undefined;
  phase?: NonNullable<GridLimit['phase']> | undefined;
  roof?: FitCheck['roof'];
};

interface PlaceFieldsProps {
  place: FitPlace;
  onPlace: (place: FitPlace) => void;
  /** Whether something of it is connected to the grid. */
  withGrid: boolean;
  /** Whether something of it is mounted on the roof. */
  withRoof: boolean;
}

/** The place, where the grid matters the utility and the phases of the connection, where something is mounted the roof. */
export function PlaceFields({ place, onPlace, withGrid, withRoof }: PlaceFieldsProps) {
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
      {withRoof && (
        <StatedField
          label={t('fit.roof.label')}
          value={place.roof}
          onValue={(value) => onPlace({ ...place, roof: ROOFS.find((one) => one === value) })}
          options={ROOFS.map((value) => ({ value, label: t(`fit.roof.${value}`) }))}
        />
      )}
    </div>
  );
}

function GridFields({ place, onPlace }: Pick<PlaceFieldsProps, 'place' | 'onPlace'>) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { data } = useQuery({
    queryKey: [PLACES],
    queryFn: ({ signal }) => http.get<FitPlaces>(PLACES, { signal }),
  });
  return (
    <>
      <StatedField
        label={t('fit.utility.label')}
        value={place.utility}
        onValue={(utility) => onPlace({ ...place, utility })}
        options={(data?.utilities ?? []).map(({ code, name, area }) => ({
          value: code,
          label: `${name} · ${localized(area)}`,
        }))}
      />
      <StatedField
        label={t('fit.phase.label')}
        value={place.phase}
        onValue={(value) => onPlace({ ...place, phase: PHASES.find((one) => one === value) })}
        options={PHASES.map((value) => ({ value, label: t(`fit.phase.${value}`) }))}
      />
    </>
  );
}

interface StatedFieldProps {
  label: string;
  value: string | undefined;
  onValue: (value: string | undefined) => void;
  options: readonly { value: string; label: string }[];
}

/** A choice that may be left open. */
function StatedField({ label, value, onValue, options }: StatedFieldProps) {
  const { t } = useTranslation('catalog');
  return (
    <Field label={label}>
      <Select
        size="sm"
        value={value ?? NOT_STATED}
        onValueChange={(chosen) => onValue(chosen === NOT_STATED ? undefined : chosen)}
        options={[{ value: NOT_STATED, label: t('fit.notStated') }, ...options]}
      />
    </Field>
  );
}
