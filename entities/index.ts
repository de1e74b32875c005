// Generated from the declarations of this folder. To change it, edit that and run `npm run generate`.
import type { Entity } from './language/entity.ts'
import { application } from './events/application.ts'
import { area } from './area.ts'
import { article } from './company-site/article.ts'
import { articleCategory } from './company-site/article-category.ts'
import { boardgame } from './boardgame.ts'
import { businessDay } from './opening/business-day.ts'
import { businessSchedule } from './opening/business-schedule.ts'
import { cast } from './shifts/cast.ts'
import { castWorkSchedule } from './shifts/cast-work-schedule.ts'
import { circle } from './circle.ts'
import { constructionProject } from './construction-project.ts'
import { contact } from './inquiries/contact.ts'
import { delivery } from './shop/delivery.ts'
import { domain } from './kernel/domain.ts'
import { drink } from './drink.ts'
import { drinkCategory } from './drink-category.ts'
import { emailText } from './customer-emails/email-text.ts'
import { event } from './events/event.ts'
import { facility } from './facility.ts'
import { faq } from './company-site/faq.ts'
import { food } from './food.ts'
import { foodCategory } from './food-category.ts'
import { link } from './link.ts'
import { maintenanceSite } from './kernel/maintenance-site.ts'
import { media } from './media.ts'
import { member } from './member.ts'
import { news } from './news.ts'
import { order } from './shop/order.ts'
import { partner } from './company-site/partner.ts'
import { paymentBank } from './shop/payment-bank.ts'
import { paymentCard } from './shop/payment-card.ts'
import { play } from './play.ts'
import { playCategory } from './play-category.ts'
import { priceAdditionalMenu } from './price-additional-menu.ts'
import { pricePlan } from './price-plan.ts'
import { privacyPolicy } from './legal/privacy-policy.ts'
import { product } from './shop/product.ts'
import { productRecommend } from './shop/product-recommend.ts'
import { registrar } from './kernel/registrar.ts'
import { service } from './service.ts'
import { shop } from './shop/shop.ts'
import { sound } from './sound.ts'
import { tenant } from './kernel/tenant.ts'
import { tenantDomain } from './kernel/tenant-domain.ts'
import { tenantMenu } from './kernel/tenant-menu.ts'
import { tenantMenuCategory } from './kernel/tenant-menu-category.ts'
import { tenantUser } from './kernel/tenant-user.ts'
import { termOfService } from './legal/term-of-service.ts'
import { tokusho } from './legal/tokusho.ts'
import { user } from './kernel/user.ts'
import { year } from './year.ts'

export const entities: Readonly<Record<string, Entity>> = {
  application,
  area,
  article,
  'article-category': articleCategory,
  boardgame,
  'business-day': businessDay,
  'business-schedule': businessSchedule,
  cast,
  'cast-work-schedule': castWorkSchedule,
  circle,
  'construction-project': constructionProject,
  contact,
  delivery,
  domain,
  drink,
  'drink-category': drinkCategory,
  'email-text': emailText,
  event,
  facility,
  faq,
  food,
  'food-category': foodCategory,
  link,
  'maintenance-site': maintenanceSite,
  media,
  member,
  news,
  order,
  partner,
  'payment-bank': paymentBank,
  'payment-card': paymentCard,
  play,
  'play-category': playCategory,
  'price-additional-menu': priceAdditionalMenu,
  'price-plan': pricePlan,
  'privacy-policy': privacyPolicy,
  product,
  'product-recommend': productRecommend,
  registrar,
  service,
  shop,
  sound,
  tenant,
  'tenant-domain': tenantDomain,
  'tenant-menu': tenantMenu,
  'tenant-menu-category': tenantMenuCategory,
  'tenant-user': tenantUser,
  'term-of-service': termOfService,
  tokusho,
  user,
  year,
}

declare module './language/entity-names.ts' {
  interface EntityTypes {
    application: typeof application
    area: typeof area
    article: typeof article
    'article-category': typeof articleCategory
    boardgame: typeof boardgame
    'business-day': typeof businessDay
    'business-schedule': typeof businessSchedule
    cast: typeof cast
    'cast-work-schedule': typeof castWorkSchedule
    circle: typeof circle
    'construction-project': typeof constructionProject
    contact: typeof contact
    delivery: typeof delivery
    domain: typeof domain
    drink: typeof drink
    'drink-category': typeof drinkCategory
    'email-text': typeof emailText
    event: typeof event
    facility: typeof facility
    faq: typeof faq
    food: typeof food
    'food-category': typeof foodCategory
    link: typeof link
    'maintenance-site': typeof maintenanceSite
    media: typeof media
    member: typeof member
    news: typeof news
    order: typeof order
    partner: typeof partner
    'payment-bank': typeof paymentBank
    'payment-card': typeof paymentCard
    play: typeof play
    'play-category': typeof playCategory
    'price-additional-menu': typeof priceAdditionalMenu
    'price-plan': typeof pricePlan
    'privacy-policy': typeof privacyPolicy
    product: typeof product
    'product-recommend': typeof productRecommend
    registrar: typeof registrar
    service: typeof service
    shop: typeof shop
    sound: typeof sound
    tenant: typeof tenant
    'tenant-domain': typeof tenantDomain
    'tenant-menu': typeof tenantMenu
    'tenant-menu-category': typeof tenantMenuCategory
    'tenant-user': typeof tenantUser
    'term-of-service': typeof termOfService
    tokusho: typeof tokusho
    user: typeof user
    year: typeof year
  }
}
