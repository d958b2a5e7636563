import { Inline } from '@solar/ui/layout/layout';
import { Status } from '@solar/ui/badge/badge';
import { Switch } from '@solar/ui/switch/switch';
import { useTranslation } from 'react-i18next';
import { useDeskStatus } from '../../api/support-api';
import { setDeskPreferences, useDeskPreferences } from '../support-desk/desk-preferences';

/** Who is there, and what the member of staff wants to take part in and to hear. */
export function DeskControls({ mayAnswer }: { mayAnswer: boolean }) {
  const { t } = useTranslation('account');
  const { answers, sound } = useDeskPreferences();
  const atDesk = useDeskStatus().data?.atDesk ?? 0;
  return (
    <Inline gap="5">
      <Status tone={atDesk > 0 ? 'success' : 'neutral'}>
        {t('admin.desk.atDesk', { count: atDesk })}
      </Status>
      {mayAnswer && (
        <Switch
          label={t('admin.desk.answers')}
          checked={answers}
          onCheckedChange={(next) => setDeskPreferences({ answers: next })}
        />
      )}
      <Switch
        label={t('admin.desk.sound')}
        checked={sound}
        onCheckedChange={(next) => setDeskPreferences({ sound: next })}
      />
    </Inline>
  );
}
