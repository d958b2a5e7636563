import type { Home, HomeSectionId } from '@solar/contracts/admin/home-http';
import { SwitchControl } from '@solar/mfe-kit/forms/switch-control';
import { Badge } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Inline } from '@solar/ui/layout/layout';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { HomeForm } from './home-form';
import styles from './home.module.css';
import { SectionFields } from './section-fields';

interface SectionRowProps {
  id: HomeSectionId;
  at: number;
  last: boolean;
  defaults: Home['defaults'];
  mayWrite: boolean;
  onMove: (by: -1 | 1) => void;
}

/** A section of the front page: its place, whether it is shown, and what it says once it is opened. The first view stays first. */
export function SectionRow({ id, at, last, defaults, mayWrite, onMove }: SectionRowProps) {
  const { t } = useTranslation('admin');
  const { control, formState } = useFormContext<HomeForm>();
  const [open, setOpen] = useState(false);
  const fieldsId = useId();
  const name = t(`home.sections.${id}`);
  const isFirst = id === 'hero';
  const isWrong = Boolean(get(formState.errors, `sections.${at}`));
  const isOpen = open || isWrong;
  return (
    <li className={styles.section} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {isFirst ? (
          <Badge size="sm">{t('home.first')}</Badge>
        ) : (
          <>
            <SwitchControl
              control={control}
              name={`sections.${at}.shown`}
              label={t('home.shown')}
              disabled={!mayWrite}
            />
            {mayWrite && (
              <Inline gap="1" wrap={false}>
                <IconButton
                  size="sm"
                  label={t('home.up', { name })}
                  disabled={at === 1}
                  onClick={() => onMove(-1)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('home.down', { name })}
                  disabled={last}
                  onClick={() => onMove(1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
              </Inline>
            )}
          </>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'home.close' : 'home.open')}
        </Button>
      </div>
      <div id={fieldsId} hidden={!isOpen}>
        {isOpen && <SectionFields id={id} at={at} defaults={defaults} mayWrite={mayWrite} />}
      </div>
    </li>
  );
}
