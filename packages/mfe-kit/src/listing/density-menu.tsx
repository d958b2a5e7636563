import {
  DENSITIES,
  useListArrangement,
  type Density,
} from '@solar/mfe-kit/listing/list-arrangement';
import { LISTING, useListingTexts } from './listing-texts';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Menu, MenuLabel, MenuRadioGroup } from '@solar/ui/menu/menu';
import Rows3 from 'lucide-react/icons/rows-3';
import { useTranslation } from 'react-i18next';

/** The height of rows, which all lists of this browser share. */
export function DensityItems() {
  const { t } = useTranslation(LISTING);
  const { density, setDensity } = useListArrangement();
  return (
    <>
      <MenuLabel>{t('density.heading')}</MenuLabel>
      <MenuRadioGroup
        value={density}
        onValueChange={(value) => setDensity(value as Density)}
        options={DENSITIES.map((value) => ({ value, label: t(`density.${value}`) }))}
      />
    </>
  );
}

/** The same where a table has no views. It has its place before its texts are there. */
export function DensityMenu() {
  const { t } = useTranslation(LISTING);
  const ready = useListingTexts();
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={ready ? t('density.heading') : ''} disabled={!ready}>
          <Rows3 aria-hidden="true" />
        </IconButton>
      }
    >
      <DensityItems />
    </Menu>
  );
}
