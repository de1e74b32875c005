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
    load: () => import('./application.ts'),
  },
  area: {
    title: 'name',
    group: 'catalogue',
    icon: MapOutlined,
    sites: { 'myprince-vip': ['list', 'create', 'edit'] },
    load: () => import('./area.ts'),
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
    load: () => import('./article.ts'),
  },
  'article-category': {
    title: 'name',
    group: 'content',
    icon: CategoryOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    load: () => import('./article-category.ts'),
  },
  boardgame: {
    title: 'title',
    group: 'catalogue',
    icon: ExtensionOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    layouts: true,
    load: () => import('./boardgame.ts'),
  },
  'business-day': {
    title: 'regularHolidayText',
    group: 'business',
    icon: ScheduleOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'edit'] },
    single: true,
    load: () => import('./business-day.ts'),
  },
  'business-schedule': {
    title: 'date',
    group: 'business',
    icon: EditCalendarOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    calendar: true,
    load: () => import('./business-schedule.ts'),
  },
  cast: {
    title: 'name',
    group: 'people',
    icon: PersonPinOutlined,
    sites: { 'myprince-vip': ['list', 'create', 'edit'] },
    layouts: true,
    load: () => import('./cast.ts'),
  },
  'cast-work-schedule': {
    title: 'date',
    group: 'people',
    icon: CalendarMonthOutlined,
    sites: { 'myprince-vip': ['list', 'edit'] },
    calendar: true,
    load: () => import('./cast-work-schedule.ts'),
  },
  circle: {
    title: 'name',
    group: 'people',
    icon: Diversity3Outlined,
    sites: { 'tajimi-kasa-pub-com': ['list', 'create', 'edit'] },
    load: () => import('./circle.ts'),
  },
  'construction-project': {
    title: 'title',
    group: 'content',
    icon: EngineeringOutlined,
    sites: { 'emu-esu-com': ['list', 'create', 'edit', 'preview'] },
    layouts: true,
    load: () => import('./construction-project.ts'),
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
    load: () => import('./contact.ts'),
    own: { preview: () => import('../modules/inquiries/contact/preview.tsx') },
  },
  delivery: {
    title: 'deliveryNo',
    names: ['recipientName', 'deliveryNo'],
    group: 'business',
    icon: LocalShippingOutlined,
    sites: { 'suda-nijo-com': ['list'] },
    layouts: true,
    load: () => import('./delivery.ts'),
  },
  domain: {
    title: 'name',
    group: 'business',
    icon: LanguageOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    load: () => import('./domain.ts'),
  },
  drink: {
    title: 'name',
    group: 'catalogue',
    icon: LocalBarOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    layouts: true,
    load: () => import('./drink.ts'),
  },
  'drink-category': {
    title: 'name',
    group: 'settings',
    icon: LocalCafeOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    load: () => import('./drink-category.ts'),
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
    load: () => import('./email-text.ts'),
    own: { inputs: () => import('../modules/customer-emails/email-text/inputs.tsx') },
  },
  event: {
    title: 'title',
    group: 'content',
    icon: EventOutlined,
    sites: {
      'toki-tsumugi-cafe': ['list', 'create', 'edit', 'preview'],
      'tajimi-kasa-pub-com': ['list', 'create', 'edit', 'preview'],
    },
    load: () => import('./event.ts'),
  },
  facility: {
    title: 'name',
    group: 'business',
    icon: MeetingRoomOutlined,
    sites: { 'tajimi-kasa-pub-com': ['list', 'create', 'edit'] },
    layouts: true,
    load: () => import('./facility.ts'),
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
    load: () => import('./faq.ts'),
  },
  food: {
    title: 'name',
    group: 'catalogue',
    icon: LunchDiningOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    layouts: true,
    load: () => import('./food.ts'),
  },
  'food-category': {
    title: 'name',
    group: 'settings',
    icon: RestaurantOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    load: () => import('./food-category.ts'),
  },
  link: {
    title: 'title',
    group: 'content',
    icon: LinkOutlined,
    sites: { 'tajimi-kasa-pub-com': ['list', 'create', 'edit'] },
    load: () => import('./link.ts'),
  },
  'maintenance-site': {
    title: 'tenant',
    group: 'settings',
    icon: ConstructionOutlined,
    sites: { 'funaneco-jp': ['list', 'edit'] },
    load: () => import('./maintenance-site.ts'),
  },
  media: {
    title: 'title',
    group: 'content',
    icon: PermMediaOutlined,
    sites: { 'tajimi-kasa-pub-com': ['list', 'create', 'edit'] },
    layouts: true,
    load: () => import('./media.ts'),
  },
  member: {
    title: 'name',
    group: 'people',
    icon: GroupsOutlined,
    sites: { 'sound-clover-com': ['list', 'create', 'edit'] },
    layouts: true,
    load: () => import('./member.ts'),
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
    load: () => import('./news.ts'),
  },
  order: {
    title: 'orderNo',
    names: ['buyerName', 'orderNo'],
    group: 'business',
    icon: ShoppingCartOutlined,
    sites: { 'suda-nijo-com': ['list', 'preview'] },
    layouts: true,
    load: () => import('./order.ts'),
    own: { preview: () => import('../modules/shop/order/preview.tsx') },
  },
  partner: {
    title: 'name',
    group: 'business',
    icon: HandshakeOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'], 'emu-esu-com': ['list', 'create', 'edit'] },
    load: () => import('./partner.ts'),
  },
  'payment-bank': {
    title: 'paymentNo',
    names: ['payerNameKana'],
    group: 'business',
    icon: AccountBalanceOutlined,
    sites: { 'suda-nijo-com': ['list'] },
    load: () => import('./payment-bank.ts'),
  },
  'payment-card': {
    title: 'paymentNo',
    group: 'business',
    icon: CreditCardOutlined,
    sites: { 'suda-nijo-com': ['list'] },
    load: () => import('./payment-card.ts'),
  },
  play: {
    title: 'name',
    group: 'catalogue',
    icon: CasinoOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    layouts: true,
    load: () => import('./play.ts'),
  },
  'play-category': {
    title: 'name',
    group: 'settings',
    icon: SportsEsportsOutlined,
    sites: { 'toki-tsumugi-cafe': ['list', 'create', 'edit'] },
    load: () => import('./play-category.ts'),
  },
  'price-additional-menu': {
    title: 'name',
    group: 'catalogue',
    icon: AddCardOutlined,
    sites: { 'myprince-vip': ['list', 'create', 'edit'] },
    load: () => import('./price-additional-menu.ts'),
  },
  'price-plan': {
    title: 'name',
    group: 'catalogue',
    icon: PaymentsOutlined,
    sites: { 'myprince-vip': ['list', 'create', 'edit'] },
    load: () => import('./price-plan.ts'),
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
    load: () => import('./privacy-policy.ts'),
  },
  product: {
    title: 'name',
    group: 'catalogue',
    icon: Inventory2Outlined,
    sites: { 'suda-nijo-com': ['list', 'create', 'edit'] },
    layouts: true,
    load: () => import('./product.ts'),
  },
  'product-recommend': {
    title: 'product',
    group: 'catalogue',
    icon: RecommendOutlined,
    sites: { 'suda-nijo-com': ['list', 'create'] },
    load: () => import('./product-recommend.ts'),
  },
  registrar: {
    title: 'name',
    group: 'settings',
    icon: BadgeOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    load: () => import('./registrar.ts'),
  },
  service: {
    title: 'name',
    group: 'catalogue',
    icon: RoomServiceOutlined,
    sites: { 'myprince-vip': ['list', 'create', 'edit'] },
    load: () => import('./service.ts'),
  },
  shop: {
    title: 'shippingText',
    group: 'settings',
    icon: StorefrontOutlined,
    sites: { 'suda-nijo-com': ['list', 'edit'] },
    single: true,
    load: () => import('./shop.ts'),
  },
  sound: {
    title: 'title',
    group: 'catalogue',
    icon: LibraryMusicOutlined,
    sites: { 'sound-clover-com': ['list', 'create', 'edit'] },
    layouts: true,
    load: () => import('./sound.ts'),
  },
  tenant: {
    title: 'name',
    group: 'business',
    icon: StorefrontOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    load: () => import('./tenant.ts'),
    own: { edit: () => import('../screens/tenant/edit.tsx') },
  },
  'tenant-domain': {
    title: 'hostName',
    group: 'business',
    icon: PublicOutlined,
    sites: { 'funaneco-jp': ['list', 'create'] },
    parent: 'tenant',
    load: () => import('./tenant-domain.ts'),
  },
  'tenant-menu': {
    title: 'name',
    group: 'settings',
    icon: MenuOpenOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    load: () => import('./tenant-menu.ts'),
  },
  'tenant-menu-category': {
    title: 'name',
    group: 'settings',
    icon: FolderOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    load: () => import('./tenant-menu-category.ts'),
  },
  'tenant-user': {
    title: 'user',
    group: 'people',
    icon: GroupOutlined,
    sites: { 'funaneco-jp': ['list', 'create'] },
    parent: 'tenant',
    load: () => import('./tenant-user.ts'),
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
    load: () => import('./term-of-service.ts'),
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
    load: () => import('./tokusho.ts'),
  },
  user: {
    title: 'name',
    group: 'people',
    icon: PersonOutlined,
    sites: { 'funaneco-jp': ['list', 'create', 'edit'] },
    load: () => import('./user.ts'),
    own: { edit: () => import('../screens/user/edit.tsx') },
  },
  year: {
    title: 'label',
    group: 'settings',
    icon: DateRangeOutlined,
    sites: { 'tajimi-kasa-pub-com': ['list', 'create', 'edit'] },
    load: () => import('./year.ts'),
  },
} satisfies ScreenMap
