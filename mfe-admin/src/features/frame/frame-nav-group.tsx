import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { NAV_GROUPS } from '../../admin-nav';
import { adminIcon } from './admin-icons';
import { useClosedGroups } from './closed-groups';
import styles from './frame-nav.module.css';
import type { NavGroup } from './group-nav';

interface Props extends NavGroup {
  /** Whether another entry of the navigation lies below this address. */
  hasBelow: (to: string) => boolean;
  onNavigate?: () => void;
}

/** One heading of the navigation, which shows and hides its entries. */
export function FrameNavGroup({ group, items, hasBelow, onNavigate }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const open = useClosedGroups(({ closed }) => !closed.includes(group));
  const toggle = useClosedGroups((state) => state.toggle);
  return (
    <section>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => toggle(group)}
        >
          {(NAV_GROUPS as readonly string[]).includes(group) ? t(`groups.${group}`) : group}
          <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
        </button>
      </h2>
      <ul id={id} className={styles.list} hidden={!open}>
        {items.map(({ to, icon, labelKey, badge }) => {
          const Icon = adminIcon(icon);
          return (
            <li key={to}>
              <NavLink to={to} end={hasBelow(to)} className={styles.link} onClick={onNavigate}>
                <Icon size={18} aria-hidden="true" />
                <span className={styles.label}>{t(labelKey)}</span>
                {badge && <RemoteSlot {...badge} />}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
