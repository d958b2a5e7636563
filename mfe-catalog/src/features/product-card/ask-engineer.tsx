import { Button } from '@solar/ui/button/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The way to a person who knows, from where the shop has no answer. */
export function AskEngineer() {
  const { t } = useTranslation('catalog');
  return (
    <Button asChild>
      <Link to="/contact">{t('search.askEngineer')}</Link>
    </Button>
  );
}
