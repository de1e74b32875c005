// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import AddCardOutlined from '@mui/icons-material/AddCardOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import CasinoOutlined from '@mui/icons-material/CasinoOutlined'
import CategoryOutlined from '@mui/icons-material/CategoryOutlined'
import ConstructionOutlined from '@mui/icons-material/ConstructionOutlined'
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined'
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined'
import DraftsOutlined from '@mui/icons-material/DraftsOutlined'
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined'
import EngineeringOutlined from '@mui/icons-material/EngineeringOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import ExtensionOutlined from '@mui/icons-material/ExtensionOutlined'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import GavelOutlined from '@mui/icons-material/GavelOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import LanguageOutlined from '@mui/icons-material/LanguageOutlined'
import LibraryMusicOutlined from '@mui/icons-material/LibraryMusicOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import LocalBarOutlined from '@mui/icons-material/LocalBarOutlined'
import LocalCafeOutlined from '@mui/icons-material/LocalCafeOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import LunchDiningOutlined from '@mui/icons-material/LunchDiningOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined'
import MenuOpenOutlined from '@mui/icons-material/MenuOpenOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PersonPinOutlined from '@mui/icons-material/PersonPinOutlined'
import PolicyOutlined from '@mui/icons-material/PolicyOutlined'
import PublicOutlined from '@mui/icons-material/PublicOutlined'
import QuizOutlined from '@mui/icons-material/QuizOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import RecommendOutlined from '@mui/icons-material/RecommendOutlined'
import RestaurantOutlined from '@mui/icons-material/RestaurantOutlined'
import RoomServiceOutlined from '@mui/icons-material/RoomServiceOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined'
import SportsEsportsOutlined from '@mui/icons-material/SportsEsportsOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import type { ScreenMap } from '../kernel/context/screen-map.ts'

export const screens = {
  application: {
    title: 'applicationNo',
    names: ['name'],
    group: 'people',
    icon: HowToRegOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'preview'], 'tajimi-kasa-pub-com': ['list', 'preview'] },
    layouts: true,
    screens: {
      list: () => import('./application/list.tsx'),
      preview: () => import('./application/preview.tsx'),
    },
  },
  area: {
    title: 'name',
    group: 'catalogue',
    icon: MapOutlined,
    sites: { 'myprince-vip': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./area/list.tsx'),
      create: () => import('./area/create.tsx'),
      edit: () => import('./area/edit.tsx'),
    },
  },
  article: {
    title: 'title',
    group: 'content',
    icon: ArticleOutlined,
    sites: {
      'funaneco-jp': ['list', 'create', 'edit', 'preview'],
      'myprince-vip': ['list', 'create', 'edit'],
      'toki-tsumugi-cafe': ['list', 'create', 'edit', 'preview'],
      'tajimi-kasa-pub-com': ['list', 'create', 'edit', 'preview'],
    },
    screens: {
      list: () => import('./article/list.tsx'),
      create: () => import('./article/create.tsx'),
      edit: () => import('./article/edit.tsx'),
      preview: () => import('./article/preview.tsx'),
    },
  },
  'article-category': {
    title: 'name',
    group: 'content',
    icon: CategoryOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./article-category/list.tsx'),
      create: () => import('./article-category/create.tsx'),
      edit: () => import('./article-category/edit.tsx'),
    },
  },
  boardgame: {
    title: 'title',
    group: 'catalogue',
    icon: ExtensionOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    layouts: true,
    screens: {
      list: () => import('./boardgame/list.tsx'),
      create: () => import('./boardgame/create.tsx'),
      edit: () => import('./boardgame/edit.tsx'),
    },
  },
  'business-day': {
    title: 'regularHolidayText',
    group: 'business',
    icon: ScheduleOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'edit'] },
    single: true,
    screens: {
      list: () => import('./business-day/list.tsx'),
      edit: () => import('./business-day/edit.tsx'),
    },
  },
  'business-schedule': {
    title: 'date',
    group: 'business',
    icon: EditCalendarOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    calendar: true,
    screens: {
      list: () => import('./business-schedule/list.tsx'),
      create: () => import('./business-schedule/create.tsx'),
      edit: () => import('./business-schedule/edit.tsx'),
    },
  },
  cast: {
    title: 'name',
    group: 'people',
    icon: PersonPinOutlined,
    sites: { 'myprince-vip': ['list', 'create', 'edit'] },
    layouts: true,
    screens: {
      list: () => import('./cast/list.tsx'),
      create: () => import('./cast/create.tsx'),
      edit: () => import('./cast/edit.tsx'),
    },
  },
  'cast-work-schedule': {
    title: 'date',
    group: 'people',
    icon: CalendarMonthOutlined,
    sites: { 'myprince-vip': ['list', 'edit'] },
    calendar: true,
    screens: {
      list: () => import('./cast-work-schedule/list.tsx'),
      edit: () => import('./cast-work-schedule/edit.tsx'),
    },
  },
  circle: {
    title: 'name',
    group: 'people',
    icon: Diversity3Outlined,
    sites: { 'tajimi-kasa-pub-com': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./circle/list.tsx'),
      create: () => import('./circle/create.tsx'),
      edit: () => import('./circle/edit.tsx'),
    },
  },
  'construction-project': {
    title: 'title',
    group: 'content',
    icon: EngineeringOutlined,
    sites: { 'emu-esu-com': ['list', 'create', 'edit', 'preview'] },
    layouts: true,
    screens: {
      list: () => import('./construction-project/list.tsx'),
      create: () => import('./construction-project/create.tsx'),
      edit: () => import('./construction-project/edit.tsx'),
      preview: () => import('./construction-project/preview.tsx'),
    },
  },
  contact: {
    title: 'subject',
    names: ['subject', 'name'],
    group: 'people',
    icon: MailOutlined,
    sites: {
      'funaneco-jp': ['list', 'preview'],
      'emu-esu-com': ['list', 'preview'],
      'sound-clover-com': ['list', 'preview'],
      'tajimi-kasa-pub-com': ['list', 'preview'],
      'tajiminazo-myturn-games': ['list', 'preview'],
    },
    layouts: true,
    screens: {
      list: () => import('./contact/list.tsx'),
      preview: () => import('../modules/inquiries/contact/preview.tsx'),
    },
  },
  delivery: {
    title: 'deliveryNo',
    names: ['recipientName', 'deliveryNo'],
    group: 'business',
    icon: LocalShippingOutlined,
    sites: { 'suda-nijo-com': ['list'] },
    layouts: true,
    screens: {
      list: () => import('./delivery/list.tsx'),
    },
  },
  domain: {
    title: 'name',
    group: 'business',
    icon: LanguageOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./domain/list.tsx'),
      create: () => import('./domain/create.tsx'),
      edit: () => import('./domain/edit.tsx'),
    },
  },
  drink: {
    title: 'name',
    group: 'catalogue',
    icon: LocalBarOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    layouts: true,
    screens: {
      list: () => import('./drink/list.tsx'),
      create: () => import('./drink/create.tsx'),
      edit: () => import('./drink/edit.tsx'),
    },
  },
  'drink-category': {
    title: 'name',
    group: 'settings',
    icon: LocalCafeOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./drink-category/list.tsx'),
      create: () => import('./drink-category/create.tsx'),
      edit: () => import('./drink-category/edit.tsx'),
    },
  },
  'email-text': {
    title: 'subject',
    group: 'settings',
    icon: DraftsOutlined,
    sites: {
      'funaneco-jp': ['list', 'create', 'edit'],
      'emu-esu-com': ['list', 'create', 'edit'],
      'sound-clover-com': ['list', 'create', 'edit'],
      'suda-nijo-com': ['list', 'create', 'edit'],
      'toki-tsumugi-cafe': ['list', 'create', 'edit'],
      'tajimi-kasa-pub-com': ['list', 'create', 'edit'],
      'tajiminazo-myturn-games': ['list', 'create', 'edit'],
    },
    screens: {
      list: () => import('./email-text/list.tsx'),
      create: () => import('../modules/customer-emails/email-text/create.tsx'),
      edit: () => import('../modules/customer-emails/email-text/edit.tsx'),
    },
  },
  event: {
    title: 'title',
    group: 'content',
    icon: EventOutlined,
    sites: {
      'toki-tsumugi-cafe': ['list', 'create', 'edit', 'preview'],
      'tajimi-kasa-pub-com': ['list', 'create', 'edit', 'preview'],
    },
    screens: {
      list: () => import('./event/list.tsx'),
      create: () => import('./event/create.tsx'),
      edit: () => import('./event/edit.tsx'),
      preview: () => import('./event/preview.tsx'),
    },
  },
  facility: {
    title: 'name',
    group: 'business',
    icon: MeetingRoomOutlined,
    sites: { 'tajimi-kasa-pub-com': ['list', 'create', 'edit'] },
    layouts: true,
    screens: {
      list: () => import('./facility/list.tsx'),
      create: () => import('./facility/create.tsx'),
      edit: () => import('./facility/edit.tsx'),
    },
  },
  faq: {
    title: 'question',
    group: 'content',
    icon: QuizOutlined,
    sites: {
      'funaneco-jp': ['list', 'create', 'edit'],
      'myprince-vip': ['list', 'create', 'edit'],
      'toki-tsumugi-cafe': ['list', 'create', 'edit'],
    },
    screens: {
      list: () => import('./faq/list.tsx'),
      create: () => import('./faq/create.tsx'),
      edit: () => import('./faq/edit.tsx'),
    },
  },
  food: {
    title: 'name',
    group: 'catalogue',
    icon: LunchDiningOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    layouts: true,
    screens: {
      list: () => import('./food/list.tsx'),
      create: () => import('./food/create.tsx'),
      edit: () => import('./food/edit.tsx'),
    },
  },
  'food-category': {
    title: 'name',
    group: 'settings',
    icon: RestaurantOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./food-category/list.tsx'),
      create: () => import('./food-category/create.tsx'),
      edit: () => import('./food-category/edit.tsx'),
    },
  },
  link: {
    title: 'title',
    group: 'content',
    icon: LinkOutlined,
    sites: { 'tajimi-kasa-pub-com': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./link/list.tsx'),
      create: () => import('./link/create.tsx'),
      edit: () => import('./link/edit.tsx'),
    },
  },
  'maintenance-site': {
    title: 'tenant',
    group: 'settings',
    icon: ConstructionOutlined,
    sites: { 'funaneco-jp': ['list', 'edit'] },
    screens: {
      list: () => import('./maintenance-site/list.tsx'),
      edit: () => import('./maintenance-site/edit.tsx'),
    },
  },
  media: {
    title: 'title',
    group: 'content',
    icon: PermMediaOutlined,
    sites: { 'tajimi-kasa-pub-com': ['list', 'create', 'edit'] },
    layouts: true,
    screens: {
      list: () => import('./media/list.tsx'),
      create: () => import('./media/create.tsx'),
      edit: () => import('./media/edit.tsx'),
    },
  },
  member: {
    title: 'name',
    group: 'people',
    icon: GroupsOutlined,
    sites: { 'sound-clover-com': ['list', 'create', 'edit'] },
    layouts: true,
    screens: {
      list: () => import('./member/list.tsx'),
      create: () => import('./member/create.tsx'),
      edit: () => import('./member/edit.tsx'),
    },
  },
  news: {
    title: 'title',
    group: 'content',
    icon: CampaignOutlined,
    sites: {
      'myturn-games': ['list', 'create', 'edit', 'preview'],
      'emu-esu-com': ['list', 'create', 'edit', 'preview'],
      'sound-clover-com': ['list', 'create', 'edit', 'preview'],
      'tajiminazo-myturn-games': ['list', 'create', 'edit', 'preview'],
    },
    screens: {
      list: () => import('./news/list.tsx'),
      create: () => import('./news/create.tsx'),
      edit: () => import('./news/edit.tsx'),
      preview: () => import('./news/preview.tsx'),
    },
  },
  order: {
    title: 'orderNo',
    names: ['buyerName', 'orderNo'],
    group: 'business',
    icon: ShoppingCartOutlined,
    sites: { 'suda-nijo-com': ['list', 'preview'] },
    layouts: true,
    screens: {
      list: () => import('./order/list.tsx'),
      preview: () => import('../modules/shop/order/preview.tsx'),
    },
  },
  partner: {
    title: 'name',
    group: 'business',
    icon: HandshakeOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'], 'emu-esu-com': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./partner/list.tsx'),
      create: () => import('./partner/create.tsx'),
      edit: () => import('./partner/edit.tsx'),
    },
  },
  'payment-bank': {
    title: 'paymentNo',
    names: ['payerNameKana'],
    group: 'business',
    icon: AccountBalanceOutlined,
    sites: { 'suda-nijo-com': ['list'] },
    screens: {
      list: () => import('./payment-bank/list.tsx'),
    },
  },
  'payment-card': {
    title: 'paymentNo',
    group: 'business',
    icon: CreditCardOutlined,
    sites: { 'suda-nijo-com': ['list'] },
    screens: {
      list: () => import('./payment-card/list.tsx'),
    },
  },
  play: {
    title: 'name',
    group: 'catalogue',
    icon: CasinoOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    layouts: true,
    screens: {
      list: () => import('./play/list.tsx'),
      create: () => import('./play/create.tsx'),
      edit: () => import('./play/edit.tsx'),
    },
  },
  'play-category': {
    title: 'name',
    group: 'settings',
    icon: SportsEsportsOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./play-category/list.tsx'),
      create: () => import('./play-category/create.tsx'),
      edit: () => import('./play-category/edit.tsx'),
    },
  },
  'price-additional-menu': {
    title: 'name',
    group: 'catalogue',
    icon: AddCardOutlined,
    sites: { 'myprince-vip': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./price-additional-menu/list.tsx'),
      create: () => import('./price-additional-menu/create.tsx'),
      edit: () => import('./price-additional-menu/edit.tsx'),
    },
  },
  'price-plan': {
    title: 'name',
    group: 'catalogue',
    icon: PaymentsOutlined,
    sites: { 'myprince-vip': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./price-plan/list.tsx'),
      create: () => import('./price-plan/create.tsx'),
      edit: () => import('./price-plan/edit.tsx'),
    },
  },
  'privacy-policy': {
    title: 'title',
    group: 'legal',
    icon: PolicyOutlined,
    sites: {
      'funaneco-jp': ['list', 'create', 'edit', 'preview'],
      'myprince-vip': ['list', 'create', 'edit', 'preview'],
      'emu-esu-com': ['list', 'create', 'edit', 'preview'],
      'sound-clover-com': ['list', 'create', 'edit', 'preview'],
      'suda-nijo-com': ['list', 'create', 'edit', 'preview'],
      'toki-tsumugi-cafe': ['list', 'create', 'edit', 'preview'],
      'tajiminazo-myturn-games': ['list', 'create', 'edit', 'preview'],
    },
    screens: {
      list: () => import('./privacy-policy/list.tsx'),
      create: () => import('./privacy-policy/create.tsx'),
      edit: () => import('./privacy-policy/edit.tsx'),
      preview: () => import('./privacy-policy/preview.tsx'),
    },
  },
  product: {
    title: 'name',
    group: 'catalogue',
    icon: Inventory2Outlined,
    sites: { 'suda-nijo-com': ['list', 'create', 'edit'] },
    layouts: true,
    screens: {
      list: () => import('./product/list.tsx'),
      create: () => import('./product/create.tsx'),
      edit: () => import('./product/edit.tsx'),
    },
  },
  'product-recommend': {
    title: 'product',
    group: 'catalogue',
    icon: RecommendOutlined,
    sites: { 'suda-nijo-com': ['list', 'create'] },
    screens: {
      list: () => import('./product-recommend/list.tsx'),
      create: () => import('./product-recommend/create.tsx'),
    },
  },
  registrar: {
    title: 'name',
    group: 'settings',
    icon: BadgeOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./registrar/list.tsx'),
      create: () => import('./registrar/create.tsx'),
      edit: () => import('./registrar/edit.tsx'),
    },
  },
  service: {
    title: 'name',
    group: 'catalogue',
    icon: RoomServiceOutlined,
    sites: { 'myprince-vip': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./service/list.tsx'),
      create: () => import('./service/create.tsx'),
      edit: () => import('./service/edit.tsx'),
    },
  },
  shop: {
    title: 'shippingText',
    group: 'settings',
    icon: StorefrontOutlined,
    sites: { 'suda-nijo-com': ['list', 'edit'] },
    single: true,
    screens: {
      list: () => import('./shop/list.tsx'),
      edit: () => import('./shop/edit.tsx'),
    },
  },
  sound: {
    title: 'title',
    group: 'catalogue',
    icon: LibraryMusicOutlined,
    sites: { 'sound-clover-com': ['list', 'create', 'edit'] },
    layouts: true,
    screens: {
      list: () => import('./sound/list.tsx'),
      create: () => import('./sound/create.tsx'),
      edit: () => import('./sound/edit.tsx'),
    },
  },
  tenant: {
    title: 'name',
    group: 'business',
    icon: StorefrontOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./tenant/list.tsx'),
      create: () => import('./tenant/create.tsx'),
      edit: () => import('../screens/tenant/edit.tsx'),
    },
  },
  'tenant-domain': {
    title: 'hostName',
    group: 'business',
    icon: PublicOutlined,
    sites: { 'funaneco-jp': ['list', 'create'] },
    parent: 'tenant',
    screens: {
      list: () => import('./tenant-domain/list.tsx'),
      create: () => import('./tenant-domain/create.tsx'),
    },
  },
  'tenant-menu': {
    title: 'name',
    group: 'settings',
    icon: MenuOpenOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./tenant-menu/list.tsx'),
      create: () => import('./tenant-menu/create.tsx'),
      edit: () => import('./tenant-menu/edit.tsx'),
    },
  },
  'tenant-menu-category': {
    title: 'name',
    group: 'settings',
    icon: FolderOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./tenant-menu-category/list.tsx'),
      create: () => import('./tenant-menu-category/create.tsx'),
      edit: () => import('./tenant-menu-category/edit.tsx'),
    },
  },
  'tenant-user': {
    title: 'user',
    group: 'people',
    icon: GroupOutlined,
    sites: { 'funaneco-jp': ['list', 'create'] },
    parent: 'tenant',
    screens: {
      list: () => import('./tenant-user/list.tsx'),
      create: () => import('./tenant-user/create.tsx'),
    },
  },
  'term-of-service': {
    title: 'title',
    group: 'legal',
    icon: GavelOutlined,
    sites: {
      'funaneco-jp': ['list', 'create', 'edit', 'preview'],
      'myprince-vip': ['list', 'create', 'edit', 'preview'],
      'emu-esu-com': ['list', 'create', 'edit', 'preview'],
      'sound-clover-com': ['list', 'create', 'edit', 'preview'],
      'suda-nijo-com': ['list', 'create', 'edit', 'preview'],
      'toki-tsumugi-cafe': ['list', 'create', 'edit', 'preview'],
      'tajiminazo-myturn-games': ['list', 'create', 'edit', 'preview'],
    },
    screens: {
      list: () => import('./term-of-service/list.tsx'),
      create: () => import('./term-of-service/create.tsx'),
      edit: () => import('./term-of-service/edit.tsx'),
      preview: () => import('./term-of-service/preview.tsx'),
    },
  },
  tokusho: {
    title: 'title',
    group: 'legal',
    icon: ReceiptLongOutlined,
    sites: {
      'funaneco-jp': ['list', 'create', 'edit', 'preview'],
      'suda-nijo-com': ['list', 'create', 'edit', 'preview'],
      'toki-tsumugi-cafe': ['list', 'create', 'edit', 'preview'],
    },
    screens: {
      list: () => import('./tokusho/list.tsx'),
      create: () => import('./tokusho/create.tsx'),
      edit: () => import('./tokusho/edit.tsx'),
      preview: () => import('./tokusho/preview.tsx'),
    },
  },
  user: {
    title: 'name',
    group: 'people',
    icon: PersonOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./user/list.tsx'),
      create: () => import('./user/create.tsx'),
      edit: () => import('../screens/user/edit.tsx'),
    },
  },
  year: {
    title: 'label',
    group: 'settings',
    icon: DateRangeOutlined,
    sites: { 'tajimi-kasa-pub-com': ['list', 'create', 'edit'] },
    screens: {
      list: () => import('./year/list.tsx'),
      create: () => import('./year/create.tsx'),
      edit: () => import('./year/edit.tsx'),
    },
  },
} satisfies ScreenMap
