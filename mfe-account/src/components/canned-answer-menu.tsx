import type { Language } from '@solar/contracts/common/localized';
import { pickText } from '@solar/mfe-kit/i18n/pick-text';
import { Button } from '@solar/ui/button/button';
import { Menu, MenuItem } from '@solar/ui/menu/menu';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCannedAnswers } from '../api/support-api';
import { urls } from '../urls';

interface CannedAnswerMenuProps {
  /** Of the person who gets the answer. */
  language: Language;
  onChoose: (text: string) => void;
}

/** Answers that staff give often, to be put into the field. */
export function CannedAnswerMenu({ language, onChoose }: CannedAnswerMenuProps) {
  const { t } = useTranslation('account');
  const answers = useCannedAnswers().data?.items ?? [];
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="sm">
          {t('admin.cannedAnswers.choose')}
        </Button>
      }
    >
      {answers.map((answer) => (
        <MenuItem key={answer.id} onSelect={() => onChoose(pickText(answer.text, language))}>
          {answer.title}
        </MenuItem>
      ))}
      <MenuItem asChild>
        <Link to={urls.adminCannedAnswers}>{t('admin.cannedAnswers.edit')}</Link>
      </MenuItem>
    </Menu>
  );
}
