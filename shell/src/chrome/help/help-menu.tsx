import { Menu, MenuItem, MenuLabel } from '@solar/ui/menu/menu';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useSiteSettings } from '../../navigation/use-site-settings';
import type { IconMenuProps } from '../header/lazy-menu';
import styles from './help-menu.module.css';
import { openChat } from './open-chat';

/** Live chat, telephone, mail and the contact form. */
export function HelpMenu({ trigger, defaultOpen }: IconMenuProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { phone, contactEmail } = useSiteSettings();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <Menu trigger={trigger} open={open} onOpenChange={setOpen}>
      <MenuLabel>{t('help.title')}</MenuLabel>
      <MenuItem
        icon={<MessageCircle aria-hidden="true" />}
        onSelect={() => openChat(() => void navigate('/chat'))}
      >
        {t('help.chat')}
      </MenuItem>
      <MenuItem asChild>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <Phone aria-hidden="true" className={styles.icon} />
          {t('help.call')}
          <span className={styles.aside}>{phone}</span>
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={`mailto:${contactEmail}`}>
          <Mail aria-hidden="true" className={styles.icon} />
          {t('help.email')}
        </a>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/contact">
          <LifeBuoy aria-hidden="true" className={styles.icon} />
          {t('help.contact')}
        </Link>
      </MenuItem>
    </Menu>
  );
}
