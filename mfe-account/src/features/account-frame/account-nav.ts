import CreditCard from 'lucide-react/icons/credit-card';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import User from 'lucide-react/icons/user';
import { urls } from '../../urls';

/** Entries of the account area, in order; `key` names the text. */
export const ACCOUNT_NAV = [
  { key: 'overview', to: urls.overview, icon: House },
  { key: 'orders', to: urls.orders, icon: Package },
  { key: 'quotes', to: urls.quotes, icon: FileText },
  { key: 'wishlist', to: urls.wishlist, icon: Heart },
  { key: 'tickets', to: urls.tickets, icon: LifeBuoy },
  { key: 'profile', to: urls.profile, icon: User },
  { key: 'addresses', to: urls.addresses, icon: MapPin },
  { key: 'billing', to: urls.billing, icon: CreditCard },
  { key: 'settings', to: urls.settings, icon: Settings },
  { key: 'security', to: urls.security, icon: ShieldCheck },
  { key: 'privacy', to: urls.privacy, icon: FileDown },
] as const;
