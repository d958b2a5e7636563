import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Bell from 'lucide-react/icons/bell';
import Boxes from 'lucide-react/icons/boxes';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import Circle from 'lucide-react/icons/circle';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import FolderTree from 'lucide-react/icons/folder-tree';
import Image from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import PackagePlus from 'lucide-react/icons/package-plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import Tags from 'lucide-react/icons/tags';
import Truck from 'lucide-react/icons/truck';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import Warehouse from 'lucide-react/icons/warehouse';
import type { AdminIconName } from '@solar/mfe-kit/remote/remote-contract';
import type { ComponentType, SVGProps } from 'react';

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

/** Every icon that navigation entries may name. */
const ICONS: Readonly<Record<AdminIconName, Icon>> = {
  'arrow-left-right': ArrowLeftRight,
  'badge-percent': BadgePercent,
  bell: Bell,
  boxes: Boxes,
  'building-2': Building2,
  'chart-column': ChartColumn,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  'credit-card': CreditCard,
  'file-text': FileText,
  'folder-tree': FolderTree,
  image: Image,
  images: Images,
  'layout-dashboard': LayoutDashboard,
  'life-buoy': LifeBuoy,
  'list-checks': ListChecks,
  mail: Mail,
  'map-pin': MapPin,
  'message-square': MessageSquare,
  newspaper: Newspaper,
  package: Package,
  'package-check': PackageCheck,
  'package-plus': PackagePlus,
  'receipt-text': ReceiptText,
  'scan-barcode': ScanBarcode,
  'scroll-text': ScrollText,
  settings: Settings,
  'shield-check': ShieldCheck,
  'shopping-cart': ShoppingCart,
  'sliders-horizontal': SlidersHorizontal,
  star: Star,
  tag: Tag,
  tags: Tags,
  truck: Truck,
  'user-cog': UserCog,
  users: Users,
  'users-round': UsersRound,
  warehouse: Warehouse,
};

/** The icon of a navigation entry; a dot when the remote is newer than this frame and names one unknown here. */
export function adminIcon(name: string): Icon {
  return name in ICONS ? ICONS[name as AdminIconName] : Circle;
}
